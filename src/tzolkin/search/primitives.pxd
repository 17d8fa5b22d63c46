"""`primitives.py` in C."""

from libc.math cimport sqrt as c_sqrt
from libc.string cimport memcpy

from tzolkin.encoding cimport offsets
from tzolkin.rules.state cimport CState
from tzolkin.search cimport constants


cdef inline int copy_state(CState* target, CState* source) noexcept nogil:
    memcpy(target, source, sizeof(CState))
    return 0


cdef inline unsigned long long fingerprint(CState* s) noexcept nogil:
    """Combine two multiplicative hashes over the words of the state."""
    cdef const char* data = <const char*>s
    cdef unsigned long long one = 0x9E3779B97F4A7C15ULL, other = 0xC2B2AE3D27D4EB4FULL
    cdef unsigned long long word
    cdef size_t at
    for at in range(0, sizeof(CState) // 8 * 8, 8):
        memcpy(&word, data + at, 8)
        one = (one ^ word) * 0xFF51AFD7ED558CCDULL
        one ^= one >> 32
        other = (other + word) * 0xC4CEB9FE1A85EC53ULL
    word = 0
    memcpy(&word, data + sizeof(CState) // 8 * 8, sizeof(CState) % 8)
    one = (one ^ word ^ (other >> 29)) * 0xFF51AFD7ED558CCDULL
    one ^= (one >> 31) ^ other
    return one if one else 1


cdef inline double sqrt(double number) noexcept nogil:
    return c_sqrt(number)


cdef inline int truncate(double number) noexcept nogil:
    return <int>number


cdef inline int next_difference(
    unsigned char* view, unsigned char* base, int at, int entry
) noexcept nogil:
    """Compare eight entries at a time, then one by one."""
    cdef unsigned long long one, other
    while entry + 8 <= offsets.LENGTH:
        memcpy(&one, view + entry, 8)
        memcpy(&other, base + at + entry, 8)
        if one != other:
            break
        entry += 8
    while entry < offsets.LENGTH and view[entry] == base[at + entry]:
        entry += 1
    return entry


cdef inline int add_row(double* units, double* mixing, int at, double factor) noexcept nogil:
    """Add a copy of the row: then the compiler sees that it can add two units at a time."""
    cdef double[constants.UNITS] row
    cdef int unit
    memcpy(row, mixing + at, sizeof(row))
    for unit in range(constants.UNITS):
        units[unit] += row[unit] * factor
    return 0
