// The g++ build of the stages in which a GPU visits games, with one lane.
#define CELESTIA_POLICIES 1
#include "prelude.h"
#include "rules.h"
#include "batch_stages.h"
using namespace celestia;

extern "C" {

void celestia_visit(BatchGame* games, State* fresh, int32_t count, BatchRows* rows, BatchDesk* desk, int32_t what,
                    PolicyDesk* policies) {
    static DeckChances chances;  // computed when first needed
    desk->policies = policies;
    policies->tables.cached = &chances;
    for (int32_t at = 0; at < count; at++) {
        Row observation = rows->observation.number + at * observation_layout::SIZE;
        BatchRows own = rows_of(rows, at, observation_layout::SIZE, observation);
        bool begins = what == batch_codes::BEGIN;
        for (int key = first_key(games + at, begins); key != NO_KEY;) {
            key = serve_game(games + at, fresh + at, &own, desk, key, begins);
            if (key == ENDED) {
                begins = true;
                key = KEY_BEGIN;
            }
        }
    }
}
}
