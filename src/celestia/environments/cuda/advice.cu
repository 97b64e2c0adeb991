// Advice of native policies on a GPU: learning/policies/advice.py for many observations at once.
//
// A thread advises on one row. Its working memory is local.
#include <cuda_runtime.h>

#include "launch.h"
#include "prelude.h"
#include "rules.h"
#include "decks.h"

#ifndef CELESTIA_ADVICE_BLOCK
#define CELESTIA_ADVICE_BLOCK 64
#endif
#ifndef CELESTIA_ADVICE_BLOCKS  // of a multiprocessor, which limits the registers of a thread
#define CELESTIA_ADVICE_BLOCKS 8
#endif

namespace celestia {

constexpr int ADVICE_BLOCK = CELESTIA_ADVICE_BLOCK;

// Addresses of the device, with the bytes from one row to the next.
struct Questions {
    uint8_t* observation;
    int64_t observation_bytes;
    int16_t* legal;
    int16_t* legal_count;
    uint8_t* extra;
    int64_t extra_bytes;
    int16_t* advised;
    const int64_t* order;  // rows that need the same work are neighbours in it
    Decks decks;           // of the rows
    int32_t columns;       // ids in a row of `legal`
    int32_t count;
};

__device__ inline void advise_row(const Questions& questions, int64_t at, AdviceDesk* desk) {
    AdviceRows rows = {};
    rows.columns = questions.columns;
    rows.observation.number = questions.observation + at * questions.observation_bytes;
    rows.legal.number = questions.legal + at * questions.columns;
    rows.legal_count.number = questions.legal_count + at;
    rows.extra.number = questions.extra + at * questions.extra_bytes;
    rows.advised.number = questions.advised + at * advice_layout::ADVISORS;
    _advise(&rows, 0, desk);
}

// The threads of a warp with a choice work first, then those without one: see decks.h for why they take turns.
__global__ void __launch_bounds__(ADVICE_BLOCK, CELESTIA_ADVICE_BLOCKS) advise(Questions questions) {
    int place = blockIdx.x * blockDim.x + threadIdx.x;
    int64_t at = place < questions.count ? questions.order[place] : -1;
    bool has_choice = at >= 0 && questions.legal_count[at] > 1;
    AdviceDesk desk = {};
    desk.policies.tables.cached = at >= 0 ? chances_of(questions.decks, (int)at) : nullptr;
    for (int turn = 0; turn < 2; turn++) {
        if (at >= 0 && has_choice == (turn == 0)) advise_row(questions, at, &desk);
        __syncwarp();
    }
}

}  // namespace celestia

using namespace celestia;

extern "C" {

// Local memory that the driver reserves for the kernel.
int64_t celestia_local_bytes() {
    int device = 0, processors = 0, threads = 0;
    cudaFuncAttributes found = {};
    cudaGetDevice(&device);
    cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, device);
    cudaDeviceGetAttribute(&threads, cudaDevAttrMaxThreadsPerMultiProcessor, device);
    cudaFuncGetAttributes(&found, advise);
    return (int64_t)found.localSizeBytes * processors * threads;
}

int celestia_advise(uint8_t* observation, int64_t observation_bytes, int16_t* legal, int16_t* legal_count, uint8_t* extra,
                    int64_t extra_bytes, int16_t* advised, const int64_t* order, void* chances, const int32_t* numbers,
                    int32_t columns, int32_t count, void* stream) {
    Decks decks = {(DeckChances*)chances, numbers};
    Questions questions = {observation, observation_bytes, legal, legal_count, extra, extra_bytes,
                           advised,     order,             decks, columns,     count};
    int blocks = (count + ADVICE_BLOCK - 1) / ADVICE_BLOCK;
    CELESTIA_LAUNCH(advise, blocks, ADVICE_BLOCK, (cudaStream_t)stream, questions);
    return (int)cudaGetLastError();
}

const char* celestia_error(int code) { return cudaGetErrorString((cudaError_t)code); }
}
