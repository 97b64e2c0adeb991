// The games of a team of threads, which serves games with the same key together.
//
// In each round the team takes the key of most games and up to one of these games for each thread. So a warp runs one
// piece of code with few idle lanes, and the instruction cache holds it.
#pragma once

#ifndef CELESTIA_TEAM  // threads that share their games: a warp, or the whole block
#define CELESTIA_TEAM 128
#endif
#ifndef CELESTIA_PER_THREAD  // games of a thread, a multiple of 4
#define CELESTIA_PER_THREAD 4
#endif

namespace celestia {

constexpr int BLOCK = CELESTIA_BLOCK, TEAM = CELESTIA_TEAM, PER_THREAD = CELESTIA_PER_THREAD;
constexpr int TEAMS = BLOCK / TEAM, TEAM_GAMES = TEAM * PER_THREAD;
constexpr int KEY_TABLE = 160;  // more than there are keys, a multiple of 32
static_assert(TEAM == 32 || TEAM == BLOCK, "a team is a warp or a block");
static_assert(PER_THREAD % 4 == 0, "keys are compared four at a time");

struct Queue {
    alignas(8) uint8_t keys[TEAM_GAMES];
    int waiting[KEY_TABLE];  // games by key
    uint16_t taken[TEAM];
    int key, count;
    int next;  // the next game of this team, for kernels that refill the queue
};

__device__ inline void meet_team() {
    if (TEAM == 32) {
        __syncwarp();
    } else {
        __syncthreads();
    }
}

__device__ inline void clear_queue(Queue* queue, int thread) {
    for (int key = thread; key < KEY_TABLE; key += TEAM) queue->waiting[key] = 0;
    if (thread == 0) queue->next = 0;
    meet_team();
}

__device__ inline void put_game(Queue* queue, int slot, int key) {
    queue->keys[slot] = (uint8_t)key;
    if (key != NO_KEY) atomicAdd(&queue->waiting[key], 1);
}

// Choose the key of most games, by the first warp of the team.
__device__ inline void choose_key(Queue* queue, int thread) {
    if (thread < 32) {
        unsigned best = 0;
        for (int key = thread; key < KEY_TABLE; key += 32) {
            unsigned count = queue->waiting[key] > 0 ? (unsigned)queue->waiting[key] << 8 | (unsigned)key : 0;
            best = count > best ? count : best;
        }
        best = __reduce_max_sync(~0u, best);
        if (thread == 0) {
            queue->key = best ? (int)(best & 255) : NO_KEY;
            queue->count = 0;
        }
    }
}

// Collect games with this key, one for each thread of the team.
__device__ inline void take_games(Queue* queue, int thread, int key) {
    const uint32_t* words = (const uint32_t*)queue->keys + thread * (PER_THREAD / 4);
    unsigned equal[PER_THREAD / 4];
    int mine = 0;
    for (int word = 0; word < PER_THREAD / 4; word++) {
        equal[word] = __vcmpeq4(words[word], (unsigned)key * 0x01010101u) & 0x80808080u;
        mine += __popc(equal[word]);
    }
    if (mine == 0) return;
    int at = atomicAdd(&queue->count, mine);
    for (int word = 0; word < PER_THREAD / 4; word++) {
        for (; equal[word] && at < TEAM; equal[word] &= equal[word] - 1) {
            queue->taken[at++] = (uint16_t)(thread * PER_THREAD + word * 4 + ((__ffs(equal[word]) - 1) >> 3));
        }
    }
}

// Return the key of this round, or NO_KEY if no game needs anything. `*slot` is the game of this thread, or -1.
__device__ inline int next_round(Queue* queue, int thread, int* slot) {
    meet_team();
    choose_key(queue, thread);
    meet_team();
    int key = queue->key;
    *slot = -1;
    if (key == NO_KEY) return key;
    take_games(queue, thread, key);
    meet_team();
    if (thread < queue->count) *slot = queue->taken[thread];
    return key;
}

// Note what a served game needs next.
__device__ inline void put_back(Queue* queue, int slot, int key, int next) {
    atomicSub(&queue->waiting[key], 1);
    put_game(queue, slot, next);
}

}  // namespace celestia
