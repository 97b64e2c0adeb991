// Batches of games on a GPU.
//
// Two kernels visit games. `visit_together` keeps many games of a team of threads in global memory and serves those with
// the same key together (queue.h); it is best for large batches. `visit_alone` gives each game a thread, which keeps it in
// local memory; it is best for small ones. Games that end are started by a second visit.
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_runtime.h>

#include "launch.h"
#include "prelude.h"
#include "rules.h"
#include "batch_stages.h"
#if CELESTIA_POLICIES
#include "decks.h"
#endif

#ifndef CELESTIA_BLOCK
#define CELESTIA_BLOCK 128
#endif
#ifndef CELESTIA_BLOCKS  // of a multiprocessor, which limits the registers of a thread
#define CELESTIA_BLOCKS 4
#endif
#ifndef CELESTIA_ALONE_BLOCKS  // the same for blocks of threads that visit alone
#define CELESTIA_ALONE_BLOCKS 8
#endif
#include "queue.h"

namespace celestia {

constexpr int ALONE_BLOCK = 64;
constexpr int SIZE = observation_layout::SIZE;
constexpr int ROW_BLOCKS = (SIZE + 15) / 16, ROW_BYTES = ROW_BLOCKS * 16;  // rows are padded for stores of 16 bytes
constexpr int FIXED_BLOCK = observation_layout::MODULES / 16;              // from here on the configuration, too
constexpr int GAME_BLOCKS = (sizeof(BatchGame) + 15) / 16;
static_assert(KEYS <= KEY_TABLE, "the table of keys is too small");

// Everything that the kernels of one batch need. Pointers are addresses of the device.
struct Device {
    uint4* games;           // each BatchGame is padded to blocks of 16 bytes
    const State* fresh;     // the initial states of the configurations
    const int32_t* config;  // of each game
    DeckChances* chances;   // of each deck, or null without native policies
    const int32_t* deck;    // the number of the deck of each configuration
    int32_t* ended;         // games to begin, in any order
    int32_t* ended_count;
    int32_t* illegal;  // the first game with an illegal answer, or -1
    BatchRows rows;
    int32_t count;
    int32_t turns;
};

enum Visit { STEP, BEGIN_ENDED, BEGIN_ALL };

__device__ inline BatchGame* game_of(const Device& device, int64_t at) {
    return (BatchGame*)(device.games + at * GAME_BLOCKS);
}

__device__ inline int count_of(const Device& device, Visit visit) {
    if (visit != BEGIN_ALL && *device.illegal >= 0) return 0;  // no game changes
    return visit == BEGIN_ENDED ? *device.ended_count : device.count;
}

// The observation of one game, written in local memory and then stored in large pieces.
struct alignas(16) Page {
    uint4 block[ROW_BLOCKS];
};

__device__ inline uint4* row_of(const Device& device, int64_t at) {
    return (uint4*)(device.rows.observation.number + at * ROW_BYTES);
}

__device__ inline void load_configuration(Page* page, const uint4* row) {
    for (int block = FIXED_BLOCK; block < ROW_BLOCKS; block++) page->block[block] = row[block];
}

__device__ inline void store_page(const Page* page, uint4* row, int first) {
    for (int block = first; block < ROW_BLOCKS; block++) row[block] = page->block[block];
}

// The temporary data of a thread, in its local memory.
struct Desk : BatchDesk {
#if CELESTIA_POLICIES
    PolicyDesk own = {};
#endif
};

__device__ inline void set_up_desk(Desk* desk, const Device& device) {
    desk->events.count = 0;
    desk->turns = device.turns;
#if CELESTIA_POLICIES
    desk->policies = &desk->own;
#else
    desk->policies = nullptr;
#endif
}

// Serve one game of the batch, and store the part of its observation that changed.
__device__ inline int serve(const Device& device, BatchGame* game, int at, BatchDesk* desk, Page* page, int key, bool begins) {
    BatchRows rows = rows_of(&device.rows, at, ROW_BYTES, (Row)page);
    uint4* row = row_of(device, at);
    if (key >= KEY_SHOW || (CELESTIA_POLICIES && key >= KEY_ASKED)) load_configuration(page, row);
#if CELESTIA_POLICIES
    desk->policies->tables.cached = chances_of({device.chances, device.deck}, device.config[at]);
#endif
    int next = serve_game(game, device.fresh + device.config[at], &rows, desk, key, begins);
    if (key >= KEY_SHOW) store_page(page, row, 0);
    if (key == KEY_BEGIN) store_page(page, row, FIXED_BLOCK);
    if (next == ENDED) device.ended[atomicAdd(device.ended_count, 1)] = at;
    return next == ENDED ? NO_KEY : next;
}

// The games of a team, in order. A team takes its next game when one is served.
__device__ inline int take_next(const Device& device, Queue* queue, Visit visit, int first, int last) {
    int place = first + atomicAdd(&queue->next, 1);
    if (place >= last) return -1;
    return visit == BEGIN_ENDED ? device.ended[place] : place;
}

__global__ void __launch_bounds__(CELESTIA_BLOCK, CELESTIA_BLOCKS) visit_together(Device device, Visit visit) {
    __shared__ Queue queues[TEAMS];
    __shared__ int games[TEAMS][TEAM_GAMES];
    int team = threadIdx.x / TEAM, thread = threadIdx.x % TEAM;
    Queue* queue = queues + team;
    int* own = games[team];
    int count = count_of(device, visit), teams = gridDim.x * TEAMS;
    int share = (count + teams - 1) / teams, first = (blockIdx.x * TEAMS + team) * share;
    int last = first + share < count ? first + share : count;
    bool begins = visit != STEP;
    Desk desk;
    Page page;
    set_up_desk(&desk, device);
    clear_queue(queue, thread);
    for (int slot = thread; slot < TEAM_GAMES; slot += TEAM) {
        own[slot] = take_next(device, queue, visit, first, last);
        put_game(queue, slot, own[slot] >= 0 ? first_key(game_of(device, own[slot]), begins) : NO_KEY);
    }
    int slot;
    for (int key = next_round(queue, thread, &slot); key != NO_KEY; key = next_round(queue, thread, &slot)) {
        if (slot < 0) continue;
        int next = serve(device, game_of(device, own[slot]), own[slot], &desk, &page, key, begins);
        if (next == NO_KEY) {
            int at = take_next(device, queue, visit, first, last);
            if (at >= 0) {
                own[slot] = at;
                next = first_key(game_of(device, at), begins);
            }
        }
        put_back(queue, slot, key, next);
    }
}

// Return whether this lane belongs to the largest group of lanes that need the same.
__device__ inline bool is_chosen(int key) {
    unsigned group = __match_any_sync(~0u, key);
    unsigned own = key == NO_KEY ? 0u : (unsigned)__popc(group) << 8 | (unsigned)key;
    unsigned best = __reduce_max_sync(~0u, own);
    return key != NO_KEY && key == (int)(best & 255);
}

__global__ void __launch_bounds__(ALONE_BLOCK, CELESTIA_ALONE_BLOCKS) visit_alone(Device device, Visit visit) {
    int count = count_of(device, visit);
    bool begins = visit != STEP;
    union {
        BatchGame game;
        uint4 block[GAME_BLOCKS];
    } own;
    Desk desk;
    Page page;
    set_up_desk(&desk, device);
    for (int place = blockIdx.x * blockDim.x + threadIdx.x; (place & ~31) < count; place += gridDim.x * blockDim.x) {
        bool here = place < count;
        int at = !here ? 0 : visit == BEGIN_ENDED ? device.ended[place] : place;
        uint4* stored = (uint4*)game_of(device, at);
        for (int block = 0; block < GAME_BLOCKS; block++) own.block[block] = stored[block];
        int key = here ? first_key(&own.game, begins) : NO_KEY;
        while (__any_sync(~0u, key != NO_KEY)) {
            if (is_chosen(key)) key = serve(device, &own.game, at, &desk, &page, key, begins);
            __syncwarp();
        }
        if (here) {
            for (int block = 0; block < GAME_BLOCKS; block++) stored[block] = own.block[block];
        }
    }
}

__global__ void seed_games(Device device, const int64_t* seeds) {
    int at = blockIdx.x * blockDim.x + threadIdx.x;
    if (at >= device.count) return;
    _seed(&game_of(device, at)->chance, seeds[at]);
    _seed(&game_of(device, at)->whim, seeds[at] ^ WHIM);
}

// Note the first game whose answer is not shown as legal.
__global__ void find_illegal(Device device) {
    int at = blockIdx.x * blockDim.x + threadIdx.x;
    if (at >= device.count) return;
    BatchRows rows = rows_of(&device.rows, at, ROW_BYTES, nullptr);
    if (!_is_shown_as_legal(&rows, 0, rows.action.number[0])) {
        atomicMin((unsigned*)device.illegal, (unsigned)at);  // -1 is the largest unsigned number
    }
}

// Write the observations of all seats, `columns` rows for each game, without padding.
__global__ void observe_games(Device device, uint8_t* out, int32_t columns) {
    int64_t place = (int64_t)blockIdx.x * blockDim.x + threadIdx.x;
    int at = (int)(place / columns), seat = (int)(place % columns);
    if (at >= device.count) return;
    BatchGame* game = game_of(device, at);
    Row row = out + place * SIZE;
    if (seat < game->position.players) {
        _observe_completely(game, seat, row);
    } else {
        _blank(row, SIZE);
    }
}

// --------------------------------------------------------------------------------------- sampling from logits
__device__ inline uint32_t scrambled(uint32_t number) {
    number ^= number >> 16;
    number *= 0x7feb352du;
    number ^= number >> 15;
    number *= 0x846ca68bu;
    return number ^ number >> 16;
}

__device__ inline float as_float(float logit) { return logit; }
__device__ inline float as_float(__nv_bfloat16 logit) { return __bfloat162float(logit); }
__device__ inline float as_float(__half logit) { return __half2float(logit); }

// Return a logit plus Gumbel noise. The largest of them is a draw from the softmax.
template <class Logit> __device__ inline float noisy(const Logit* logits, int at, int id, uint32_t draw) {
    uint32_t bits = scrambled(draw ^ scrambled((uint32_t)at * 1664525u + (uint32_t)id));
    float uniform = ((float)(bits >> 8) + 0.5f) * (1.0f / 16777216.0f);
    return as_float(logits[id]) - logf(-logf(uniform));
}

// One warp draws for one game. It reads the logits of legal ids only.
template <class Logit>
__global__ void sample(Device device, const Logit* logits, int64_t stride, uint32_t draw, int32_t* out) {
    int at = (int)(((int64_t)blockIdx.x * blockDim.x + threadIdx.x) >> 5), lane = threadIdx.x & 31;
    if (at >= device.count) return;
    const Logit* own = logits + at * stride;
    float best = -INFINITY;
    int chosen = INT32_MAX;
    auto consider = [&](int id) {
        float value = noisy(own, at, id, draw);
        if (value > best || (value == best && id < chosen)) {
            best = value;
            chosen = id;
        }
    };
    if (device.rows.legal.size > 0) {
        const int16_t* legal = device.rows.legal.number + (int64_t)at * action_ids::LONGEST;
        for (int option = lane; option < device.rows.legal_count.number[at]; option += 32) consider(legal[option]);
    } else {
        const uint32_t* mask = (const uint32_t*)(device.rows.mask.number + (int64_t)at * action_ids::COUNT);
        for (int word = lane; word < action_ids::COUNT / 4; word += 32) {
            for (uint32_t four = mask[word]; four; four &= four - 1) consider(word * 4 + ((__ffs(four) - 1) >> 3));
        }
    }
    for (int step = 16; step; step >>= 1) {
        float other = __shfl_xor_sync(~0u, best, step);
        int id = __shfl_xor_sync(~0u, chosen, step);
        if (other > best || (other == best && id < chosen)) {
            best = other;
            chosen = id;
        }
    }
    if (lane == 0) out[at] = chosen;
}
static_assert(action_ids::COUNT % 4 == 0, "masks are read in words");

int blocks_for(int64_t threads, int block) { return (int)((threads + block - 1) / block); }

}  // namespace celestia

using namespace celestia;

extern "C" {

// The sizes that Python needs to allocate memory.
int64_t celestia_size(int32_t what) {
    int64_t sizes[] = {sizeof(Device), GAME_BLOCKS * 16, sizeof(State), ROW_BYTES};
    return sizes[what];
}

// Threads that visit together at once.
int64_t celestia_threads_at_once() {
    int device = 0, processors = 0, blocks = 0;
    cudaGetDevice(&device);
    cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, device);
    cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, visit_together, BLOCK, 0);
    return (int64_t)processors * blocks * BLOCK;
}

// Local memory that the driver reserves for the kernels.
int64_t celestia_local_bytes() {
    int device = 0, processors = 0, threads = 0;
    cudaFuncAttributes together = {}, alone = {};
    cudaGetDevice(&device);
    cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, device);
    cudaDeviceGetAttribute(&threads, cudaDevAttrMaxThreadsPerMultiProcessor, device);
    cudaFuncGetAttributes(&together, visit_together);
    cudaFuncGetAttributes(&alone, visit_alone);
    size_t frame = together.localSizeBytes > alone.localSizeBytes ? together.localSizeBytes : alone.localSizeBytes;
    return (int64_t)frame * processors * threads;
}

static void visit_games(const Device* device, Visit visit, int32_t threads, int32_t together, cudaStream_t on) {
    if (together) {
        CELESTIA_LAUNCH(visit_together, blocks_for(threads, BLOCK), BLOCK, on, *device, visit);
    } else {
        int block = visit == BEGIN_ENDED ? 32 : ALONE_BLOCK;  // few games: spread them
        CELESTIA_LAUNCH(visit_alone, blocks_for(threads, block), block, on, *device, visit);
    }
}

int celestia_reset(const Device* device, const int64_t* seeds, int32_t threads, int32_t together, void* stream) {
    cudaStream_t on = (cudaStream_t)stream;
    if (seeds) CELESTIA_LAUNCH(seed_games, blocks_for(device->count, 128), 128, on, *device, seeds);
    visit_games(device, BEGIN_ALL, threads, together, on);
    return (int)cudaGetLastError();
}

// `refused` is memory of the host: it gets the first game with an illegal answer. Null allows illegal answers.
int celestia_step(const Device* device, int32_t* refused, int32_t threads, int32_t together, void* stream) {
    cudaStream_t on = (cudaStream_t)stream;
    if (refused) {
        CELESTIA_LAUNCH(find_illegal, blocks_for(device->count, 128), 128, on, *device);
        cudaMemcpyAsync(refused, device->illegal, sizeof(int32_t), cudaMemcpyDeviceToHost, on);
    }
    cudaMemsetAsync(device->ended_count, 0, sizeof(int32_t), on);
    visit_games(device, STEP, threads, together, on);
    visit_games(device, BEGIN_ENDED, threads, 0, on);
    return (int)cudaGetLastError();
}

int celestia_observe(const Device* device, uint8_t* out, int32_t columns, void* stream) {
    int64_t threads = (int64_t)device->count * columns;
    CELESTIA_LAUNCH(observe_games, blocks_for(threads, 128), 128, (cudaStream_t)stream, *device, out, columns);
    return (int)cudaGetLastError();
}

// `kind`: 0 for float, 1 for bfloat16, 2 for half.
int celestia_sample(const Device* device, const void* logits, int64_t stride, int32_t kind, int32_t draw, int32_t* out,
                    void* stream) {
    cudaStream_t on = (cudaStream_t)stream;
    int blocks = blocks_for((int64_t)device->count * 32, 256);
    if (kind == 0) CELESTIA_LAUNCH(sample, blocks, 256, on, *device, (const float*)logits, stride, (uint32_t)draw, out);
    if (kind == 1) CELESTIA_LAUNCH(sample, blocks, 256, on, *device, (const __nv_bfloat16*)logits, stride, (uint32_t)draw, out);
    if (kind == 2) CELESTIA_LAUNCH(sample, blocks, 256, on, *device, (const __half*)logits, stride, (uint32_t)draw, out);
    return (int)cudaGetLastError();
}

const char* celestia_error(int code) { return cudaGetErrorString((cudaError_t)code); }
}
