// Random playouts of our rules, driven from C++.
#include "prelude.h"
#include "rules.h"

namespace celestia {

CELESTIA_FUNCTION void _tell(State*, int32_t, int32_t, int32_t, int32_t, int32_t, int32_t, int32_t) {}

}  // namespace celestia

using namespace celestia;

// Play random games from a fresh position. Return their decisions.
extern "C" int64_t bench_play(const void* position, int32_t games, int64_t seed) {
    State fresh = {}, s = {};
    Generator chance;
    Options options;
    memcpy(&fresh, position, STATE_BYTES);
    _seed(&chance, seed);
    return _play_games(&fresh, &s, games, &chance, &options);
}
