// The g++ build for tests: random playouts and visits of batches.
#include "prelude.h"
#include "rules.h"
using namespace celestia;

extern "C" {

int64_t celestia_digest(const void* position, int32_t games, int64_t seed) {
    State fresh = {}, s = {};
    Generator chance;
    Options options;
    memcpy(&fresh, position, STATE_BYTES);
    _seed(&chance, seed);
    return _digest_of_play(&fresh, &s, games, &chance, &options);
}

void celestia_visit(BatchGame* games, State* fresh, int32_t count, BatchRows* rows, BatchDesk* desk, int32_t what,
                    PolicyDesk*) {
    for (int32_t at = 0; at < count; at++) {
        games[at].position.events = &desk->events;
        _visit(games + at, fresh + at, at, rows, desk, what);
    }
}
}
