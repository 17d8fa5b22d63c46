"""The compiled search: its memory, and the classes that Python uses."""

from libc.stdlib cimport calloc, free
from libc.string cimport memcpy

from tzolkin.encoding.feature_ids cimport FEATURES, STAGES
from tzolkin.rules cimport ids
from tzolkin.rules.state cimport CState
from tzolkin.search cimport constants, net, tree, turns, value
from tzolkin.search.memory cimport CTree, CTurns
from tzolkin.search.capacity import check_network, check_tree, check_turns, edges_for, steps_for


cdef int read(CState* s, const unsigned char[::1] data) except -1:
    if data.shape[0] != sizeof(CState):
        raise ValueError(f"a state has {sizeof(CState)} bytes, not {data.shape[0]}")
    memcpy(s, &data[0], sizeof(CState))
    return 0


cdef void* memory(size_t count, size_t size) except NULL:
    """Memory of zeros, or MemoryError."""
    cdef void* found = calloc(count, size)
    if found == NULL:
        raise MemoryError()
    return found


cdef class Turns:
    """Finds the best ways to play a turn, by a linear value."""

    cdef CTurns* t
    cdef CState* pool

    def __cinit__(self, weights, int width, int ample, double rivalry, network=None):
        cdef int slot
        check_turns(width, ample)
        self.t = <CTurns*>memory(1, sizeof(CTurns))
        self.pool = <CState*>memory(constants.POOL, sizeof(CState))
        for slot in range(constants.POOL):
            self.t.states[slot] = &self.pool[slot]
        if len(weights) != STAGES * FEATURES:
            raise ValueError(f"{STAGES * FEATURES} weights are needed, not {len(weights)}")
        for slot in range(STAGES * FEATURES):
            self.t.weights[slot] = weights[slot]
        self.t.width = width
        self.t.ample = ample
        self.t.rivalry = rivalry
        if network is not None:
            check_network(network)
            self.take(network.mixing, network.lift, network.worth)

    cdef int take(self, const double[::1] mixing, const double[::1] lift, const double[::1] worth) except -1:
        memcpy(self.t.mixing, &mixing[0], sizeof(self.t.mixing))
        memcpy(self.t.lift, &lift[0], sizeof(self.t.lift))
        memcpy(self.t.worth, &worth[0], sizeof(self.t.worth))
        self.t.has_net = 1
        return 0

    def __dealloc__(self):
        free(self.t)
        free(self.pool)

    @property
    def valued(self):
        return self.t.valued

    def look(self, const unsigned char[::1] data, int most):
        """The best turns as (value, action ids), the best first."""
        cdef CState s
        read(&s, data)
        with nogil:
            turns.look(self.t, &s, min(most, constants.BEST))
        return [self.turn(self.t.best[number]) for number in range(self.t.best_size)]

    def value(self, const unsigned char[::1] data, int seat):
        """The points that a seat will probably end with."""
        cdef CState s
        read(&s, data)
        net.forget(self.t)
        return value.value(self.t, &s, seat)

    cdef turn(self, int slot):
        actions = []
        end = slot
        while slot != 0:
            actions.append(self.t.actions[slot])
            slot = self.t.parents[slot]
        return self.t.values[end], actions[::-1]


cdef class Tree:
    """A tree search from one position."""

    cdef CTree* tree
    cdef void* blocks[32]
    cdef int blocks_used
    cdef Turns turns

    def __cinit__(self, Turns turns not None, int nodes, int wide, int width, int ample, int narrow,
                  int width_others, int ample_others, double rivalry, double curiosity,
                  double scale):
        check_tree(nodes, wide, narrow, scale)
        check_turns(width, ample)
        check_turns(width_others, ample_others)
        cdef int edges = edges_for(nodes, wide, narrow)
        cdef int steps = steps_for(edges, wide)
        cdef CTree* tree = <CTree*>self.block(1, sizeof(CTree))
        self.tree = tree
        self.turns = turns
        tree.wide, tree.width, tree.ample = wide, width, ample
        tree.narrow, tree.width_others, tree.ample_others = narrow, width_others, ample_others
        tree.rivalry, tree.curiosity, tree.scale = rivalry, curiosity, scale
        tree.most_nodes, tree.most_edges, tree.most_steps = nodes, edges, steps
        self.find_nodes(tree, nodes)
        self.find_edges(tree, edges)
        tree.step_action = <short*>self.block(steps, sizeof(short))

    cdef int find_nodes(self, CTree* tree, int nodes) except -1:
        cdef int number
        cdef CState* states = <CState*>self.block(nodes, sizeof(CState))
        tree.states = <CState**>self.block(nodes, sizeof(CState*))
        for number in range(nodes):
            tree.states[number] = &states[number]
        tree.visits = self.ints(nodes)
        tree.first_edge = self.ints(nodes)
        tree.edges_here = self.ints(nodes)
        tree.sibling = self.ints(nodes)
        tree.utility = self.floats(nodes * ids.SEATS)
        tree.points = self.floats(nodes * ids.SEATS)
        return 0

    cdef int find_edges(self, CTree* tree, int edges) except -1:
        tree.edge_visits = self.ints(edges)
        tree.edge_child = self.ints(edges)
        tree.edge_children = self.ints(edges)
        tree.edge_draws = self.ints(edges)
        tree.edge_step = self.ints(edges)
        tree.edge_steps = self.ints(edges)
        tree.edge_total = self.floats(edges)
        tree.edge_prior = self.floats(edges)
        return 0

    cdef int* ints(self, size_t count) except NULL:
        return <int*>self.block(count, sizeof(int))

    cdef double* floats(self, size_t count) except NULL:
        return <double*>self.block(count, sizeof(double))

    cdef void* block(self, size_t count, size_t size) except NULL:
        """Memory that is given back with the tree."""
        cdef void* found = memory(count, size)
        self.blocks[self.blocks_used] = found
        self.blocks_used += 1
        return found

    def __dealloc__(self):
        cdef int number
        for number in range(self.blocks_used):
            free(self.blocks[number])

    def plant(self, const unsigned char[::1] data, unsigned long long seed):
        cdef CState s
        read(&s, data)
        self.tree.rng[0] = seed
        tree.plant(self.tree, self.turns.t, &s)

    @property
    def nodes(self):
        return self.tree.nodes

    def grow(self, int simulations):
        """Look further; tells how many leaves were added."""
        cdef int grown
        with nogil:
            grown = tree.grow(self.tree, self.turns.t, simulations)
        return grown

    def turns_at_root(self):
        """What may be played, as (visits, mean utility, action ids)."""
        cdef int edge
        first = self.tree.first_edge[0]
        return [self.edge(edge) for edge in range(first, first + self.tree.edges_here[0])]

    def points_at_root(self):
        """The points that each seat will probably end with: the mean of all leaves."""
        cdef int seat, leaves = self.tree.visits[0]
        cdef double* found = &self.tree.root_points[0] if leaves else self.tree.points
        return [found[seat] / max(1, leaves) for seat in range(self.tree.states[0].players)]

    cdef edge(self, int edge):
        begin = self.tree.edge_step[edge]
        actions = [self.tree.step_action[begin + i] for i in range(self.tree.edge_steps[edge])]
        visits = self.tree.edge_visits[edge]
        return visits, self.tree.edge_total[edge] / (visits + 1), actions
