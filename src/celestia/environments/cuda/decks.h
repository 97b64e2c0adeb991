// The chances of whole decks, which native policies look up: learning/policies/roll_tables.py. They are dear and threads
// share them, so a kernel computes all of them before they are needed.
#pragma once
#include "launch.h"

namespace celestia {

struct Decks {
    DeckChances* chances;   // of each deck
    const int32_t* number;  // of the deck of each configuration
};

CELESTIA_FUNCTION DeckChances* chances_of(const Decks& decks, int configuration) {
    return decks.chances + decks.number[configuration];
}

// One thread computes one entry of one deck.
//
// Half of the threads of a warp wait while the others work. If all threads of a warp call a long function together, the
// ptxas of CUDA 13.0 keeps addresses in uniform registers across the calls inside, where threads on another path overwrite
// them. `cuobjdump --dump-sass` shows it: desc[UR4] after a CALL, without an R2UR between them.
__global__ void fill_decks(DeckChances* chances, const int32_t* slots, int32_t count) {
    int place = blockIdx.x * blockDim.x + threadIdx.x, deck = place / ENTRIES, entry = place % ENTRIES;
    bool here = deck < count;
    RollTables tables = {};
    tables.cached = here ? chances + deck : nullptr;
    tables.slot = here ? slots[deck] : 0;
    for (int turn = 0; turn < 2; turn++) {
        if (here && entry % 2 == turn) _answer_hazards(&tables, entry / OPEN, entry % OPEN);
        __syncwarp();
    }
}

}  // namespace celestia

extern "C" {

int64_t celestia_deck_bytes() { return sizeof(celestia::DeckChances); }

int celestia_fill_decks(void* chances, const int32_t* slots, int32_t count, void* stream) {
    int blocks = (count * celestia::ENTRIES + 31) / 32;
    CELESTIA_LAUNCH(celestia::fill_decks, blocks, 32, (cudaStream_t)stream, (celestia::DeckChances*)chances, slots, count);
    return (int)cudaGetLastError();
}
}
