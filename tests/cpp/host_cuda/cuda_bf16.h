// Numbers of 16 bits, for tests without a GPU.
#pragma once
#include "cuda_runtime.h"
struct __nv_bfloat16 {
    uint16_t bits;
};
static inline float __bfloat162float(__nv_bfloat16 number) {
    uint32_t bits = (uint32_t)number.bits << 16;
    float found;
    memcpy(&found, &bits, sizeof found);
    return found;
}
