// Starting kernels. The tests run them on the host instead (tests/cpp/host_cuda).
#pragma once

#if defined(__CUDACC__)
#define CELESTIA_LAUNCH(kernel, blocks, threads, stream, ...) kernel<<<blocks, threads, 0, stream>>>(__VA_ARGS__)
#else
#define CELESTIA_LAUNCH(kernel, blocks, threads, stream, ...) \
    ((void)(stream), host::run(blocks, threads, [=] { kernel(__VA_ARGS__); }))
#endif
