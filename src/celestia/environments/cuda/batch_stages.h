// A batch of games in stages, so that the games of a warp meet again after each: learning/batch.py's `_visit`.
//
// g++ compiles the same stages for the tests, with one lane.
#pragma once
#include "stages.h"

namespace celestia {

// Events update the announcements of their game at once, so that no thread needs an event buffer.
static_assert(offsetof(BatchGame, position) == 0, "a game starts with its position");

CELESTIA_FUNCTION void _tell(State* s, int32_t what, int32_t seat, int32_t a, int32_t, int32_t, int32_t, int32_t) {
    if (seat >= 0) _take_in_event(&((BatchGame*)s)->announced, what, seat, a);
}

CELESTIA_FUNCTION void _take_in_events(Announcements*, EventBuffer*) {}

#if !CELESTIA_POLICIES
CELESTIA_FUNCTION int32_t _choose_by_policy(int32_t, Row, Options* options, Generator*, PolicyDesk*) {
    return options->action[0];  // never called: this build has random seats only
}
#endif

// ----------------------------------------------------------------------------------- what a visited game needs
constexpr int KEY_BEGIN = KEYS_OF_RULES;                 // to start
constexpr int KEY_ANSWER = KEY_BEGIN + 1;                // to apply the caller's answer, by question
constexpr int KEY_SHOW = KEY_ANSWER + question::COUNT;   // to show the caller a question, by question
constexpr int KEYS = KEY_SHOW + question::COUNT;
constexpr int ENDED = 254;  // the game is over and waits for another visit that begins it
static_assert(KEYS < ENDED, "keys are bytes");

CELESTIA_FUNCTION int next_key(const BatchGame* game) {
    const State* s = &game->position;
    if (s->asked >= 0 && game->policy[s->asked] == policy_kinds::CALLER) return KEY_SHOW + s->question;
    return key_of(s);
}

CELESTIA_FUNCTION int first_key(const BatchGame* game, bool begins) {
    return begins ? KEY_BEGIN : KEY_ANSWER + game->position.question;
}

// Finish a game by its scores, or by an illegal answer. The seat that answered last is still the mover.
CELESTIA_FUNCTION void end_game(BatchGame* game, BatchRows* rows, bool is_forfeit) {
    int32_t seat = (int8_t)rows->mover.number[0];
    if (is_forfeit) {
        _write_forfeit(seat, 0, rows);
    } else {
        _write_scores(&game->position, 0, rows);
    }
    rows->done.number[0] = 1;
    if (rows->final_observation.size > 0) {
        _observe_completely(game, seat, _row(&rows->final_observation, 0, observation_layout::SIZE));
    }
}

CELESTIA_FUNCTION void begin_game(BatchGame* game, const State* fresh, BatchRows* rows, BatchDesk* desk) {
    _observe_configuration((State*)fresh, _observation_row(rows, 0));
    _copy_state(&game->position, fresh);
    _forget(&game->announced);
    _seat_policies(game, 0, rows, desk);
}

// Apply the caller's answer. Return whether it is legal.
CELESTIA_FUNCTION bool answer(BatchGame* game, BatchRows* rows, BatchDesk* desk) {
    State* s = &game->position;
    _clear_result(rows, 0);
    int32_t action = _take_answer(s, 0, rows, &desk->options);
    if (action >= 0) _answer(s, s->asked, action);
    return action >= 0;
}

// Serve one game: do what the key says, and return what the game needs next. `begins` says that this visit starts games.
//
// One function for all kernels: inlined, it would be compiled several times.
#if defined(__CUDACC__)
static __device__ __noinline__
#else
static
#endif
    int
    serve_game(BatchGame* game, const State* fresh, BatchRows* rows, BatchDesk* desk, int key, bool begins) {
    State* s = &game->position;
    if (key >= KEY_SHOW) {
        _show_game(game, 0, rows, desk);
        return NO_KEY;
    }
    if (key >= KEY_ANSWER) {
        if (!answer(game, rows, desk)) {
            end_game(game, rows, true);
            return ENDED;
        }
    } else if (key == KEY_BEGIN) {
        begin_game(game, fresh, rows, desk);
    } else if (key == KEY_OVER) {
        if (begins) return KEY_BEGIN;  // nobody asked the caller in this game
        end_game(game, rows, false);
        return ENDED;
    } else if (key >= KEY_ASKED) {
        int32_t action = _native_answer(game, 0, rows, desk);
        _answer(s, s->asked, action);
    } else {
        take_step(s, key, &game->chance);
    }
    return next_key(game);
}

// The rows of one game. Its observation goes to a buffer of the thread.
CELESTIA_FUNCTION BatchRows rows_of(const BatchRows* rows, int64_t at, int64_t padded, Row observation) {
    BatchRows own = *rows;
    own.observation.number = observation;
    own.final_observation.number += at * padded;
    own.action.number += at;
    own.policy.number += at * limit::SEATS;
    own.mask.number += at * action_ids::COUNT;
    own.legal.number += at * action_ids::LONGEST;
    own.legal_count.number += at;
    own.mover.number += at;
    own.reward.number += at * rows->columns;
    own.score.number += at * rows->columns;
    own.done.number += at;
    own.pick.number += at;
    return own;
}

}  // namespace celestia
