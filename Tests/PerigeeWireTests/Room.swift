// First tests of this room follow.
