// Random playouts of OpenSpiel's games, driven from C++ through its public interface.
//
// It is linked with the installed Python package, which has the headers too. So both ways drive the same build.
#include <cstdint>
#include <memory>
#include <vector>

#include "open_spiel/spiel.h"

namespace {

using open_spiel::Action;
using open_spiel::State;

// sfc32, as our own playouts use it.
struct Generator {
    uint32_t a, b, c, counter;

    explicit Generator(uint64_t seed) : a((uint32_t)seed), b((uint32_t)(seed >> 32)), c(0), counter(1) {
        for (int round = 0; round < 12; round++) next();
    }
    uint32_t next() {
        uint32_t out = a + b + counter++;
        a = b ^ b >> 9;
        b = c + (c << 3);
        c = (c << 21 | c >> 11) + out;
        return out;
    }
    size_t below(size_t bound) { return (size_t)((uint64_t)next() * bound >> 32); }
    double share() { return next() * (1.0 / 4294967296.0); }
};

// If chance is uniform, one list serves players and chance. It is empty at the end.
void play_even(State* state, Generator* generator) {
    while (true) {
        std::vector<Action> options = state->LegalActions();
        if (options.empty()) return;
        state->ApplyAction(options[generator->below(options.size())]);
    }
}

void play_weighted(State* state, Generator* generator) {
    while (!state->IsTerminal()) {
        if (state->IsChanceNode()) {
            state->ApplyAction(open_spiel::SampleAction(state->ChanceOutcomes(), generator->share()).first);
        } else {
            std::vector<Action> options = state->LegalActions();
            state->ApplyAction(options[generator->below(options.size())]);
        }
    }
}

int64_t decisions_of(const State& state) {
    int64_t decisions = 0;
    for (const State::PlayerAction& entry : state.FullHistory()) decisions += entry.player >= 0;
    return decisions;
}

}  // namespace

extern "C" {

void* bench_load(const char* name) { return new std::shared_ptr<const open_spiel::Game>(open_spiel::LoadGame(name)); }

// Play random games. Return their decisions if they are counted.
int64_t bench_play(void* loaded, int32_t is_even, int64_t games, int64_t seed, int32_t is_counted) {
    const open_spiel::Game& game = **(std::shared_ptr<const open_spiel::Game>*)loaded;
    Generator generator((uint64_t)seed);
    int64_t decisions = 0;
    for (int64_t number = 0; number < games; number++) {
        std::unique_ptr<State> state = game.NewInitialState();
        if (is_even) {
            play_even(state.get(), &generator);
        } else {
            play_weighted(state.get(), &generator);
        }
        if (is_counted) decisions += decisions_of(*state);
    }
    return decisions;
}
}
