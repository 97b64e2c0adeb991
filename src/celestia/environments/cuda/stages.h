// The small steps of a game, for devices on which many games take the same step together.
#pragma once

namespace celestia {

// What a game needs next: its phase, the kind of its top frame, or the question to chance or to a seat.
constexpr int KEY_FRAME = phase::COUNT;
constexpr int KEY_CHANCE = KEY_FRAME + interruption::COUNT;
constexpr int KEY_ASKED = KEY_CHANCE + question::COUNT;
constexpr int KEY_OVER = phase::OVER;
constexpr int KEYS_OF_RULES = KEY_ASKED + question::COUNT;
constexpr int NO_KEY = 255;  // nothing: the game is finished or waits for the caller

CELESTIA_FUNCTION int key_of(const State* s) {
    if (s->asked >= 0) return KEY_ASKED + s->question;
    if (s->asked == addressee::CHANCE) return KEY_CHANCE + s->question;
    if (s->phase == phase::OVER || s->frames == 0) return s->phase;
    return KEY_FRAME + s->frame_kind[s->frames - 1];
}

// Take the step of a key below KEY_ASKED, unless the game is over.
CELESTIA_FUNCTION void take_step(State* s, int key, Generator* chance) {
    if (key >= KEY_CHANCE) {
        _answer_chance_once(s, chance);
    } else if (key >= KEY_FRAME) {
        _advance_frame(s);
    } else {
        _advance_phase(s);
    }
}

}  // namespace celestia
