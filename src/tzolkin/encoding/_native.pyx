"""The compiled encoding: views and features of positions given as bytes."""

from libc.string cimport memcpy, memset

from tzolkin.encoding cimport feature_ids, features, offsets, view
from tzolkin.rules.state cimport CState


cdef int read(CState* s, const unsigned char[::1] data) except -1:
    if data.shape[0] != sizeof(CState):
        raise ValueError(f"a state has {sizeof(CState)} bytes, not {data.shape[0]}")
    memcpy(s, &data[0], sizeof(CState))
    return 0


def measure(const unsigned char[::1] data, int seat):
    """Return the turns left to a seat, and the features of the position for it."""
    cdef CState s
    cdef double out[feature_ids.FEATURES]
    read(&s, data)
    features.measure(&s, seat, out)
    return features.turns_left(&s, seat), [out[term] for term in range(feature_ids.FEATURES)]


def encode_bytes(const unsigned char[::1] data, int seat, unsigned char[::1] out):
    """Write a seat's view of a position."""
    cdef CState s
    read(&s, data)
    view.encode(&s, seat, &out[0])


def encode_floats(const unsigned char[::1] data, int seat, const float[::1] scales, float[::1] out):
    """Write a seat's view of a position, scaled to fractions."""
    cdef CState s
    cdef unsigned char raw[offsets.LENGTH]
    read(&s, data)
    view.encode_scaled(&s, seat, raw, <float*>&scales[0], &out[0])


def batch_encode_bytes(const unsigned char[:, ::1] states, const signed char[::1] seats,
                       unsigned char[:, :] out):
    """Write the views of seats, a row for each state; zeros where the seat is -1."""
    cdef Py_ssize_t i
    with nogil:
        for i in range(states.shape[0]):
            if seats[i] < 0:
                memset(&out[i, 0], 0, offsets.LENGTH)
            else:
                view.encode(<CState*>&states[i, 0], seats[i], &out[i, 0])


def batch_encode_floats(const unsigned char[:, ::1] states, const signed char[::1] seats,
                        const float[::1] scales, float[:, :] out):
    """Write the views of seats, scaled to fractions."""
    cdef Py_ssize_t i
    cdef unsigned char raw[offsets.LENGTH]
    with nogil:
        for i in range(states.shape[0]):
            if seats[i] < 0:
                memset(&out[i, 0], 0, offsets.LENGTH * sizeof(float))
            else:
                view.encode_scaled(
                    <CState*>&states[i, 0], seats[i], raw, <float*>&scales[0], &out[i, 0]
                )
