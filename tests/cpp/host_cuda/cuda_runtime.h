// A GPU on the host, for tests: g++ compiles the kernels, and the threads of a block are fibers of one thread.
//
// Blocks run one after the other, so static memory serves as the shared memory of a block. A thread runs until it waits
// for its warp or its block. Nothing here is fast.
#pragma once
#include <math.h>
#include <setjmp.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <ucontext.h>

#include <functional>
#include <vector>

#define __global__ static
#define __device__ static
#define __noinline__
#define __launch_bounds__(...)
#define __shared__ static

struct alignas(16) uint4 {
    unsigned x, y, z, w;
};
struct Dimension {
    unsigned x;
};
static Dimension threadIdx, blockIdx, blockDim, gridDim;

namespace host {

constexpr int WARP = 32, MOST_THREADS = 1024;
constexpr size_t STACK = 1 << 18;

struct Barrier {
    int arrived = 0, live = 0, round = 0;
    void release() {
        if (live > 0 && arrived == live) {
            arrived = 0;
            round++;
        }
    }
};

// A context starts a fiber. Later it is resumed by a jump, which needs no system call.
struct Fiber {
    ucontext_t context;
    jmp_buf place;
    bool started, finished;
};

static jmp_buf scheduler;
static Fiber fibers[MOST_THREADS];
static Barrier block_barrier, warp_barriers[MOST_THREADS / WARP];
static uint64_t values[MOST_THREADS];
static const std::function<void()>* work;
static unsigned now;

static void yield() {
    if (_setjmp(fibers[now].place) == 0) _longjmp(scheduler, 1);
}

static void wait(Barrier* barrier) {
    int round = barrier->round;
    barrier->arrived++;
    barrier->release();
    while (barrier->round == round) yield();
}

static void run_fiber() {
    (*work)();
    fibers[now].finished = true;
    Barrier* barriers[] = {&block_barrier, &warp_barriers[now / WARP]};
    for (Barrier* barrier : barriers) {
        barrier->live--;
        barrier->release();
    }
    _longjmp(scheduler, 1);
}

static void resume(unsigned thread) {
    now = thread;
    threadIdx.x = thread;
    if (_setjmp(scheduler) != 0) return;
    if (fibers[thread].started) _longjmp(fibers[thread].place, 1);
    fibers[thread].started = true;
    setcontext(&fibers[thread].context);
}

static char* stacks() {
    static char* memory = (char*)mmap(nullptr, STACK * MOST_THREADS, PROT_READ | PROT_WRITE,
                                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    return memory;
}

static void run_block(unsigned threads) {
    block_barrier = Barrier();
    block_barrier.live = (int)threads;
    for (unsigned warp = 0; warp * WARP < threads; warp++) {
        warp_barriers[warp] = Barrier();
        warp_barriers[warp].live = (int)(threads - warp * WARP < WARP ? threads - warp * WARP : WARP);
    }
    for (unsigned thread = 0; thread < threads; thread++) {
        getcontext(&fibers[thread].context);
        fibers[thread].context.uc_stack.ss_sp = stacks() + thread * STACK;
        fibers[thread].context.uc_stack.ss_size = STACK;
        fibers[thread].context.uc_link = nullptr;
        fibers[thread].started = fibers[thread].finished = false;
        makecontext(&fibers[thread].context, run_fiber, 0);
    }
    for (bool left = true; left;) {
        left = false;
        for (unsigned thread = 0; thread < threads; thread++) {
            if (fibers[thread].finished) continue;
            left = true;
            resume(thread);
        }
    }
}

static void run(int blocks, int threads, const std::function<void()>& kernel) {
    work = &kernel;
    gridDim.x = (unsigned)blocks;
    blockDim.x = (unsigned)threads;
    for (int block = 0; block < blocks; block++) {
        blockIdx.x = (unsigned)block;
        run_block((unsigned)threads);
    }
}

// Give every lane of the warp the values of all lanes.
template <class Use> static auto exchange(uint64_t own, Use use) {
    unsigned first = now / WARP * WARP;
    values[now] = own;
    wait(&warp_barriers[now / WARP]);
    auto found = use(values + first);
    wait(&warp_barriers[now / WARP]);
    return found;
}

}  // namespace host

static inline void __syncwarp() { host::wait(&host::warp_barriers[host::now / host::WARP]); }
static inline void __syncthreads() { host::wait(&host::block_barrier); }

static inline int __any_sync(unsigned, int condition) {
    return host::exchange(condition != 0, [](const uint64_t* all) {
        int found = 0;
        for (int lane = 0; lane < host::WARP; lane++) found |= (int)all[lane];
        return found;
    });
}
static inline unsigned __match_any_sync(unsigned, int key) {
    return host::exchange((uint64_t)key, [key](const uint64_t* all) {
        unsigned found = 0;
        for (int lane = 0; lane < host::WARP; lane++) found |= (unsigned)(all[lane] == (uint64_t)key) << lane;
        return found;
    });
}
static inline unsigned __reduce_max_sync(unsigned, unsigned number) {
    return host::exchange(number, [](const uint64_t* all) {
        uint64_t found = 0;
        for (int lane = 0; lane < host::WARP; lane++) found = all[lane] > found ? all[lane] : found;
        return (unsigned)found;
    });
}
template <class T> static inline T __shfl_xor_sync(unsigned, T number, int distance) {
    uint64_t bits = 0;
    memcpy(&bits, &number, sizeof number);
    unsigned other = (host::now % host::WARP) ^ (unsigned)distance;
    return host::exchange(bits, [other](const uint64_t* all) {
        T found;
        memcpy(&found, all + other, sizeof found);
        return found;
    });
}

template <class T> static inline T atomicAdd(T* at, T number) {
    T old = *at;
    *at += number;
    return old;
}
template <class T> static inline T atomicSub(T* at, T number) {
    T old = *at;
    *at -= number;
    return old;
}
static inline unsigned atomicMin(unsigned* at, unsigned number) {
    unsigned old = *at;
    *at = number < old ? number : old;
    return old;
}
static inline int __popc(unsigned bits) { return __builtin_popcount(bits); }
static inline int __ffs(unsigned bits) { return __builtin_ffs((int)bits); }
static inline unsigned __vcmpeq4(unsigned a, unsigned b) {
    unsigned found = 0;
    for (int byte = 0; byte < 32; byte += 8) found |= ((a ^ b) >> byte & 255 ? 0u : 255u) << byte;
    return found;
}

// The runtime: a device with two small multiprocessors.
typedef int cudaError_t;
typedef void* cudaStream_t;
struct cudaFuncAttributes {
    size_t localSizeBytes;
};
enum { cudaMemcpyDeviceToHost, cudaDevAttrMultiProcessorCount, cudaDevAttrMaxThreadsPerMultiProcessor };
static inline cudaError_t cudaGetDevice(int* device) { return *device = 0; }
static inline cudaError_t cudaDeviceGetAttribute(int* value, int what, int) {
    *value = what == cudaDevAttrMultiProcessorCount ? 2 : 256;
    return 0;
}
template <class T> static inline cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, T, int, size_t) {
    *blocks = 2;
    return 0;
}
template <class T> static inline cudaError_t cudaFuncGetAttributes(cudaFuncAttributes* found, T) {
    found->localSizeBytes = 0;
    return 0;
}
static inline cudaError_t cudaGetLastError() { return 0; }
static inline const char* cudaGetErrorString(cudaError_t) { return "no error"; }
static inline cudaError_t cudaMemsetAsync(void* at, int value, size_t size, cudaStream_t) {
    memset(at, value, size);
    return 0;
}
static inline cudaError_t cudaMemcpyAsync(void* to, const void* from, size_t size, int, cudaStream_t) {
    memcpy(to, from, size);
    return 0;
}
