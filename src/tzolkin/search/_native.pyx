"""The compiled search: allocates its memory and offers it to Python as two classes."""

from libc.stdlib cimport calloc, free
from libc.string cimport memcpy

from tzolkin.encoding.feature_ids cimport FEATURES, STAGES
from tzolkin.rules cimport ids
from tzolkin.rules.state cimport CState
from tzolkin.search cimport constants, network, tree, turns, value
from tzolkin.search.memory cimport CTree, CTurnPool
from tzolkin.search.capacity import check_network, check_tree, check_turns, edges_for, steps_for


cdef int read_state(CState* s, const unsigned char[::1] data) except -1:
    if data.shape[0] != sizeof(CState):
        raise ValueError(f"a state has {sizeof(CState)} bytes, not {data.shape[0]}")
    memcpy(s, &data[0], sizeof(CState))
    return 0


cdef void* allocate(size_t count, size_t size) except NULL:
    """Allocate memory of zeros; raise MemoryError if there is none."""
    cdef void* found = calloc(count, size)
    if found == NULL:
        raise MemoryError()
    return found


cdef class TurnFinder:
    """Finds the best ways to play a turn by a linear value and, if given, a network."""

    cdef CTurnPool* pool
    cdef CState* states

    def __cinit__(self, weights, int beam_width, int position_limit, double rivalry, network=None):
        cdef int slot
        check_turns(beam_width, position_limit)
        self.pool = <CTurnPool*>allocate(1, sizeof(CTurnPool))
        self.states = <CState*>allocate(constants.POOL, sizeof(CState))
        for slot in range(constants.POOL):
            self.pool.states[slot] = &self.states[slot]
        if len(weights) != STAGES * FEATURES:
            raise ValueError(f"{STAGES * FEATURES} weights are needed, not {len(weights)}")
        for slot in range(STAGES * FEATURES):
            self.pool.weights[slot] = weights[slot]
        self.pool.beam_width = beam_width
        self.pool.position_limit = position_limit
        self.pool.rivalry = rivalry
        if network is not None:
            check_network(network)
            self.set_network(network.mixing, network.lift, network.worth)

    cdef int set_network(self, const double[::1] mixing, const double[::1] lift,
                         const double[::1] worth) except -1:
        memcpy(self.pool.mixing, &mixing[0], sizeof(self.pool.mixing))
        memcpy(self.pool.lift, &lift[0], sizeof(self.pool.lift))
        memcpy(self.pool.worth, &worth[0], sizeof(self.pool.worth))
        self.pool.has_net = 1
        return 0

    def __dealloc__(self):
        free(self.pool)
        free(self.states)

    @property
    def evaluations(self):
        return self.pool.evaluations

    def find(self, const unsigned char[::1] data, int most):
        """Return up to `most` turns as (value, action ids), the best first."""
        cdef CState s
        read_state(&s, data)
        with nogil:
            turns.find(self.pool, &s, min(most, constants.BEST))
        return [self.turn(self.pool.best[number]) for number in range(self.pool.best_size)]

    def value(self, const unsigned char[::1] data, int seat):
        """Return the points with which a seat will probably end."""
        cdef CState s
        read_state(&s, data)
        network.reset(self.pool)
        return value.value(self.pool, &s, seat)

    cdef turn(self, int slot):
        actions = []
        end = slot
        while slot != 0:
            actions.append(self.pool.actions[slot])
            slot = self.pool.parents[slot]
        return self.pool.values[end], actions[::-1]


cdef class Tree:
    """A tree search from one position; see `tree.py`."""

    cdef CTree* tree
    cdef void* blocks[32]
    cdef int blocks_used
    cdef TurnFinder finder

    def __cinit__(self, TurnFinder finder not None, int nodes, int own_branching, int beam_width,
                  int position_limit, int other_branching, int other_beam_width,
                  int other_position_limit, double rivalry, double exploration, double scale):
        check_tree(nodes, own_branching, other_branching, scale)
        check_turns(beam_width, position_limit)
        check_turns(other_beam_width, other_position_limit)
        cdef int edges = edges_for(nodes, own_branching, other_branching)
        cdef int steps = steps_for(edges, own_branching)
        cdef CTree* tree = <CTree*>self.block(1, sizeof(CTree))
        self.tree = tree
        self.finder = finder
        tree.own_branching = own_branching
        tree.beam_width = beam_width
        tree.position_limit = position_limit
        tree.other_branching = other_branching
        tree.other_beam_width = other_beam_width
        tree.other_position_limit = other_position_limit
        tree.rivalry, tree.exploration, tree.scale = rivalry, exploration, scale
        tree.most_nodes, tree.most_edges, tree.most_steps = nodes, edges, steps
        self.allocate_nodes(tree, nodes)
        self.allocate_edges(tree, edges)
        tree.step_action = <short*>self.block(steps, sizeof(short))

    cdef int allocate_nodes(self, CTree* tree, int nodes) except -1:
        cdef int number
        cdef CState* states = <CState*>self.block(nodes, sizeof(CState))
        tree.states = <CState**>self.block(nodes, sizeof(CState*))
        for number in range(nodes):
            tree.states[number] = &states[number]
        tree.visits = self.ints(nodes)
        tree.first_edge = self.ints(nodes)
        tree.edge_count = self.ints(nodes)
        tree.sibling = self.ints(nodes)
        tree.utility = self.floats(nodes * ids.SEATS)
        tree.points = self.floats(nodes * ids.SEATS)
        return 0

    cdef int allocate_edges(self, CTree* tree, int edges) except -1:
        tree.edge_visits = self.ints(edges)
        tree.edge_child = self.ints(edges)
        tree.edge_child_count = self.ints(edges)
        tree.edge_draws = self.ints(edges)
        tree.edge_first_step = self.ints(edges)
        tree.edge_step_count = self.ints(edges)
        tree.edge_total = self.floats(edges)
        tree.edge_prior = self.floats(edges)
        return 0

    cdef int* ints(self, size_t count) except NULL:
        return <int*>self.block(count, sizeof(int))

    cdef double* floats(self, size_t count) except NULL:
        return <double*>self.block(count, sizeof(double))

    cdef void* block(self, size_t count, size_t size) except NULL:
        """Allocate memory that is freed with the tree."""
        cdef void* found = allocate(count, size)
        self.blocks[self.blocks_used] = found
        self.blocks_used += 1
        return found

    def __dealloc__(self):
        cdef int number
        for number in range(self.blocks_used):
            free(self.blocks[number])

    def set_root(self, const unsigned char[::1] data, unsigned long long seed):
        """Discard the tree and begin a new one at a position."""
        cdef CState s
        read_state(&s, data)
        self.tree.rng[0] = seed
        tree.set_root(self.tree, self.finder.pool, &s)

    @property
    def nodes(self):
        return self.tree.nodes

    def grow(self, int simulations):
        """Run simulations, fewer if the memory becomes full, and return how many."""
        cdef int grown
        with nogil:
            grown = tree.grow(self.tree, self.finder.pool, simulations)
        return grown

    def turns_at_root(self):
        """Return the turns found at the root as (visits, mean utility, action ids)."""
        cdef int edge
        first = self.tree.first_edge[0]
        return [self.edge(edge) for edge in range(first, first + self.tree.edge_count[0])]

    def points_at_root(self):
        """Return the points with which each seat will probably end: the mean of all leaves."""
        cdef int seat, leaves = self.tree.visits[0]
        cdef double* found = &self.tree.root_points[0] if leaves else self.tree.points
        return [found[seat] / max(1, leaves) for seat in range(self.tree.states[0].players)]

    cdef edge(self, int edge):
        begin = self.tree.edge_first_step[edge]
        actions = [self.tree.step_action[begin + i] for i in range(self.tree.edge_step_count[edge])]
        visits = self.tree.edge_visits[edge]
        return visits, self.tree.edge_total[edge] / (visits + 1), actions
