#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

/// How often this program has asked for memory so far, on all its threads.
unsigned long allocation_count(void);

#endif
