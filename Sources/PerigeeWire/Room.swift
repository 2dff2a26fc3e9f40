// First lines of this room follow.
