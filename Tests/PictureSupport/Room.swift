// First lines follow.
