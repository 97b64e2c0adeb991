// What the rules need and compile_rules does not translate. Include this before the generated header.
#pragma once
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// How functions and tables are marked. A build may define its own marks first.
#if defined(__CUDACC__)
#ifndef CELESTIA_FUNCTION
#define CELESTIA_FUNCTION __device__ inline
#endif
#ifndef CELESTIA_POLICY_FUNCTION  // inlined, they are so much code that nvcc runs out of memory
#define CELESTIA_POLICY_FUNCTION static __device__ __noinline__
#endif
#define CELESTIA_TABLE static __device__ const
#else
#ifndef CELESTIA_FUNCTION
#define CELESTIA_FUNCTION static inline
#endif
#ifndef CELESTIA_POLICY_FUNCTION
#define CELESTIA_POLICY_FUNCTION CELESTIA_FUNCTION
#endif
#define CELESTIA_TABLE static const
#endif

namespace celestia {

// Views of the caller's memory, as in learning/buffer.py.
struct Bytes {
    uint8_t* number;
    int64_t size;
};
struct Shorts {
    int16_t* number;
    int64_t size;
};
struct Longs {
    int32_t* number;
    int64_t size;
};
struct Reals {
    float* number;
    int64_t size;
};
typedef uint8_t* Row;
typedef int16_t* ShortRow;

CELESTIA_FUNCTION Row _row(const Bytes* rows, int64_t number, int64_t size) { return rows->number + number * size; }

CELESTIA_FUNCTION ShortRow _short_row(const Shorts* rows, int64_t number, int64_t size) {
    return rows->number + number * size;
}

CELESTIA_FUNCTION void _blank(Row row, int32_t size) {
#if defined(__CUDA_ARCH__)
    int32_t words = (uintptr_t)row % 4 == 0 ? size / 4 : 0;
    for (int32_t at = 0; at < words; at++) ((uint32_t*)row)[at] = 0;
    for (int32_t at = words * 4; at < size; at++) row[at] = 0;
#else
    memset(row, 0, (size_t)size);
#endif
}

// The lowest element of a set that is not empty.
CELESTIA_FUNCTION int32_t _lowest(int64_t bits) {
#if defined(__CUDA_ARCH__)
    return __ffsll(bits) - 1;
#else
    return __builtin_ctzll((unsigned long long)bits);
#endif
}

// Division rounds down as in Python. C++ rounds to zero.
template <class T> CELESTIA_FUNCTION T floor_div(T a, T b) {
    T quotient = a / b;
    return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}
template <class T> CELESTIA_FUNCTION T floor_mod(T a, T b) {
    T rest = a % b;
    return rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest;
}

// Of equal numbers the first one, as in Python.
template <class T> CELESTIA_FUNCTION T least(T a, T b) { return b < a ? b : a; }
template <class T> CELESTIA_FUNCTION T greatest(T a, T b) { return b > a ? b : a; }
template <class T> CELESTIA_FUNCTION T absolute(T a) { return a < 0 ? -a : a; }

// Copy a struct that is aligned to words.
CELESTIA_FUNCTION void copy_words(void* to, const void* from, int bytes) {
#if defined(__CUDA_ARCH__)
    const uint32_t* source = (const uint32_t*)from;
    uint32_t* target = (uint32_t*)to;
    for (int at = 0; at < bytes / 4; at++) target[at] = source[at];
    for (int at = bytes & ~3; at < bytes; at++) ((uint8_t*)to)[at] = ((const uint8_t*)from)[at];
#else
    memcpy(to, from, (size_t)bytes);
#endif
}

}  // namespace celestia
