// Numbers of 16 bits, for tests without a GPU.
#pragma once
#include "cuda_runtime.h"
typedef _Float16 __half;
static inline float __half2float(__half number) { return (float)number; }
