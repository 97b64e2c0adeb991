// Random playouts on a GPU. The games wait in global memory: see queue.h.
#include <cuda_runtime.h>

#include "launch.h"
#include "prelude.h"
#include "rules.h"
#include "stages.h"

#ifndef CELESTIA_BLOCK
#define CELESTIA_BLOCK 128
#endif
#ifndef CELESTIA_BLOCKS  // of a multiprocessor, which limits the registers of a thread
#define CELESTIA_BLOCKS 4
#endif
#include "queue.h"

namespace celestia {

constexpr int BLOCK_GAMES = BLOCK * PER_THREAD;
static_assert(KEYS_OF_RULES <= KEY_TABLE, "the table of keys is too small");

CELESTIA_FUNCTION void _tell(State*, int32_t, int32_t, int32_t, int32_t, int32_t, int32_t, int32_t) {}

// One lane plays its games one after the other with one generator, as `digest_of_play` does.
struct Lane {
    Generator generator;
    uint32_t digest;
    int32_t decisions;
    int32_t games;  // left to play
};

__device__ inline uint32_t mixed(uint32_t digest, int32_t number) { return (digest ^ (uint32_t)number) * 16777619u; }

__device__ inline void decide(State* s, Lane* lane, Options* options) {
    Generator generator = lane->generator;
    int32_t seat = s->asked;
    _list_options(s, seat, options);
    int32_t action = options->action[_below(&generator, options->count)];
    lane->digest = mixed(lane->digest, seat * 31 + options->count * 7 + action);
    _answer(s, seat, action);
    lane->decisions += 1;
    lane->generator = generator;
}

// Return whether the lane plays another game.
__device__ inline bool end_game(State* s, Lane* lane, const State* fresh) {
    uint32_t digest = lane->digest;
    for (int seat = 0; seat < s->players; seat++) digest = mixed(digest, s->points[seat]);
    lane->digest = digest;
    lane->games -= 1;
    if (lane->games == 0) return false;
    _copy_state(s, fresh);
    return true;
}

// Take one step of one game. Return what it needs next.
__device__ inline int serve(State* s, Lane* lane, int key, const State* fresh, Options* options) {
    if (key >= KEY_ASKED) {
        decide(s, lane, options);
    } else if (key == KEY_OVER) {
        if (!end_game(s, lane, fresh)) return NO_KEY;
    } else {
        Generator generator = lane->generator;
        take_step(s, key, &generator);
        if (key >= KEY_CHANCE) lane->generator = generator;
    }
    return key_of(s);
}

__global__ void __launch_bounds__(CELESTIA_BLOCK, CELESTIA_BLOCKS)
    play(const State* fresh, State* states, Lane* lanes, int32_t count) {
    __shared__ Queue queues[TEAMS];
    Queue* queue = queues + threadIdx.x / TEAM;
    int thread = threadIdx.x % TEAM, first = blockIdx.x * BLOCK_GAMES + threadIdx.x / TEAM * TEAM_GAMES;
    Options options;
    clear_queue(queue, thread);
    for (int slot = thread; slot < TEAM_GAMES; slot += TEAM) {
        bool here = first + slot < count;
        if (here) _copy_state(states + first + slot, fresh);
        put_game(queue, slot, here ? key_of(fresh) : NO_KEY);
    }
    int slot;
    for (int key = next_round(queue, thread, &slot); key != NO_KEY; key = next_round(queue, thread, &slot)) {
        if (slot < 0) continue;
        int next = serve(states + first + slot, lanes + first + slot, key, fresh, &options);
        put_back(queue, slot, key, next);
    }
}

__global__ void seed_lanes(Lane* lanes, const int64_t* seeds, int32_t games, int32_t count) {
    int at = blockIdx.x * blockDim.x + threadIdx.x;
    if (at >= count) return;
    _seed(&lanes[at].generator, seeds[at]);
    lanes[at].digest = (uint32_t)FNV_START;
    lanes[at].decisions = 0;
    lanes[at].games = games;
}

}  // namespace celestia

using namespace celestia;

extern "C" {

int64_t celestia_lane_bytes() { return sizeof(Lane); }

int64_t celestia_state_bytes() { return sizeof(State); }

// The largest number of games that a device plays at once.
int64_t celestia_games_at_once() {
    int device = 0, processors = 0, blocks = 0;
    cudaGetDevice(&device);
    cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, device);
    cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, play, BLOCK, 0);
    return (int64_t)processors * blocks * BLOCK_GAMES;
}

int celestia_play(const void* fresh, void* states, void* lanes, const int64_t* seeds, int32_t games, int32_t count,
                  void* stream) {
    cudaStream_t on = (cudaStream_t)stream;
    CELESTIA_LAUNCH(seed_lanes, (count + 127) / 128, 128, on, (Lane*)lanes, seeds, games, count);
    int blocks = (count + BLOCK_GAMES - 1) / BLOCK_GAMES;
    CELESTIA_LAUNCH(play, blocks, BLOCK, on, (const State*)fresh, (State*)states, (Lane*)lanes, count);
    return (int)cudaGetLastError();
}

const char* celestia_error(int code) { return cudaGetErrorString((cudaError_t)code); }
}
