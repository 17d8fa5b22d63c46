"""The compiled engine: one board as an object, and many boards in one buffer."""

from libc.string cimport memchr, memcpy, memset

from tzolkin.rules cimport (
    frames, goods, hiding, ids, legal, play, randomness, scoring, setup,
)
from tzolkin.rules.state cimport CState

include "_build.pxi"

SIZE = sizeof(CState)


cdef int deal(CState* s, int players, unsigned long long seed) except -1 nogil:
    cdef short scratch[ids.BUILDINGS]
    memset(s, 0, sizeof(CState))
    setup.deal(s, players, &seed, scratch)
    return 0


cdef class Board:
    """A game in the engine's numbers: fast, without names or a history."""

    cdef CState s

    @staticmethod
    def deal(int players, unsigned long long seed):
        """Deal a game from a seed."""
        cdef Board board = Board.__new__(Board)
        deal(&board.s, players, seed)
        return board

    @staticmethod
    def from_bytes(const unsigned char[::1] data):
        """Return the board that `to_bytes` wrote."""
        if data.shape[0] != sizeof(CState):
            raise ValueError(f"a state has {sizeof(CState)} bytes, not {data.shape[0]}")
        cdef Board board = Board.__new__(Board)
        memcpy(&board.s, &data[0], sizeof(CState))
        return board

    def to_bytes(self):
        """Return the whole state; equal positions have equal bytes."""
        return (<char*>&self.s)[:sizeof(CState)]

    def copy(self):
        cdef Board twin = Board.__new__(Board)
        twin.s = self.s
        return twin

    def concealed(self, int seat, unsigned long long seed):
        """Return a copy in which all that the seat must not know is made up, from a seed."""
        cdef Board twin = self.copy()
        hiding.conceal(&twin.s, seat, &seed)
        return twin

    def __reduce__(self):
        return Board.from_bytes, (self.to_bytes(),)

    @property
    def decision(self):
        """The kind of the current decision, from `ids.WEALTH` to `ids.OVER`."""
        return frames.decision(&self.s)

    @property
    def seat(self):
        """The seat that decides."""
        return self.s.seat

    @property
    def players(self):
        return self.s.players

    def legal_ids(self):
        """Return the ids of the legal actions, in a fixed order."""
        cdef short out[ids.MOST_LEGAL]
        cdef int i, count = legal.legal(&self.s, out)
        return [out[i] for i in range(count)]

    def why_not(self, int action):
        """Return `ids.LEGAL`, or the reason against an action as `reasons.reason_of` takes it."""
        if action < 0 or action >= ids.ACTIONS:
            raise ValueError(f"action ids run from 0 to {ids.ACTIONS - 1}, not to {action}")
        return legal.why_not(&self.s, action)

    def play(self, int action):
        """Play an action if it is legal, otherwise change nothing; return the same as `why_not`."""
        if action < 0 or action >= ids.ACTIONS:
            raise ValueError(f"action ids run from 0 to {ids.ACTIONS - 1}, not to {action}")
        cdef int reason = legal.why_not(&self.s, action)
        if reason == 0:
            play.apply(&self.s, action)
        return reason

    def play_randomly(self, unsigned long long seed, int most):
        """Play up to `most` random actions and return their ids."""
        cdef short out[ids.MOST_LEGAL]
        cdef int action
        actions = []
        while len(actions) < most and self.s.depth > 0:
            action = play.play_random(&self.s, &seed, out)
            actions.append(action)
        return actions

    def quarters(self, int seat):
        """Return the points of a seat, in quarters."""
        return goods.quarters(&self.s, seat)

    def monument(self, int seat, int tile):
        """Return what a monument is worth to a seat now."""
        return scoring.monument(&self.s, seat, tile)

    def winners(self):
        """Return the winning seats as bits."""
        return scoring.winners(&self.s)


def random_games(int players, unsigned long long seed, int games):
    """Play random games and return how many decisions they took."""
    cdef CState s
    cdef short out[ids.MOST_LEGAL]
    cdef long long made = 0
    cdef int game
    cdef unsigned long long rng = seed
    with nogil:
        for game in range(games):
            deal(&s, players, rng)
            while s.depth > 0:
                play.play_random(&s, &rng, out)
                made += 1
    return made


cdef int describe(CState* s, unsigned char* mask, signed char* seat) except -1 nogil:
    """Write what is legal, and who decides (-1 when the game is over)."""
    cdef short out[ids.MOST_LEGAL]
    cdef int i, count = legal.legal(s, out)
    memset(mask, 0, ids.ACTIONS)
    for i in range(count):
        mask[out[i]] = 1
    seat[0] = s.seat if s.depth > 0 else -1
    return 0


def batch_deal(unsigned char[:, ::1] states, int players, const unsigned long long[::1] seeds):
    """Deal one game for each seed."""
    cdef Py_ssize_t i
    with nogil:
        for i in range(states.shape[0]):
            deal(<CState*>&states[i, 0], players, seeds[i])


def batch_describe(const unsigned char[:, ::1] states, unsigned char[:, ::1] masks,
                   signed char[::1] seats):
    """Write the masks of all games, and which seats decide (-1 where a game is over)."""
    cdef Py_ssize_t i
    with nogil:
        for i in range(states.shape[0]):
            describe(<CState*>&states[i, 0], &masks[i, 0], &seats[i])


def batch_step(unsigned char[:, ::1] states, const short[::1] actions,
               unsigned char[:, ::1] masks, signed char[::1] seats, const unsigned char[::1] where):
    """Play an action in every game that `where` selects and that is not over, and describe them.

    Return -1, or the first game whose action is illegal; then nothing was played.
    """
    cdef Py_ssize_t i
    cdef CState* s
    with nogil:
        for i in range(states.shape[0]):
            if where[i] and seats[i] >= 0 and (
                actions[i] < 0 or actions[i] >= ids.ACTIONS or not masks[i, actions[i]]
            ):
                with gil:
                    return i
        for i in range(states.shape[0]):
            if where[i] and seats[i] >= 0:
                s = <CState*>&states[i, 0]
                play.apply(s, actions[i])
                describe(s, &masks[i, 0], &seats[i])
    return -1


cdef int choose(const unsigned char* mask, unsigned long long* rng) noexcept nogil:
    """One of the actions in a mask, 0 if there are none; memchr leaps from one to the next."""
    cdef short found[ids.MOST_LEGAL]
    cdef int count = 0
    cdef const unsigned char* end = mask + ids.ACTIONS
    cdef const unsigned char* at = <const unsigned char*>memchr(mask, 1, ids.ACTIONS)
    while at != NULL:
        found[count] = <short>(at - mask)
        count += 1
        at = <const unsigned char*>memchr(at + 1, 1, end - at - 1)
    return found[randomness.below(rng, count)] if count > 0 else 0


def batch_choose(const unsigned char[:, ::1] masks, unsigned long long seed, short[::1] out):
    """Write a random legal action for every game, 0 where it is over."""
    cdef Py_ssize_t i
    cdef unsigned long long rng = seed
    with nogil:
        for i in range(masks.shape[0]):
            out[i] = choose(&masks[i, 0], &rng)


def batch_winners(const unsigned char[:, ::1] states, unsigned char[:, ::1] winners):
    """Write whether each seat has won."""
    cdef Py_ssize_t i
    cdef int seat, found
    with nogil:
        for i in range(states.shape[0]):
            found = scoring.winners(<CState*>&states[i, 0])
            for seat in range(winners.shape[1]):
                winners[i, seat] = found >> seat & 1


def batch_quarters(const unsigned char[:, ::1] states, short[:, ::1] quarters):
    """Write the points of every seat, in quarters."""
    cdef Py_ssize_t i
    cdef int seat
    with nogil:
        for i in range(states.shape[0]):
            for seat in range(quarters.shape[1]):
                quarters[i, seat] = goods.quarters(<CState*>&states[i, 0], seat)
