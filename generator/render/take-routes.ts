// How the threads of one run divide the routes among them.

/**
 * Routes are taken in runs: short enough to share the work evenly, long enough to avoid contention over every route.
 */
const runLength = 32

/**
 * Yields the routes for this thread: first those of its own stretch of the table, then whatever is left of the other
 * threads' stretches. Neighbors in the table are neighbors on disk, and two threads that create files in the same
 * folder block each other.
 */
export function* takeRoutes(indexes: ArrayLike<number>, taken: SharedArrayBuffer, thread: number): Iterable<number> {
  const total = indexes.length
  const counters = new Int32Array(taken)
  const threads = counters.length
  for (let turn = 0; turn < threads; turn += 1) {
    const stretch = (thread + turn) % threads
    const end = Math.floor((total * (stretch + 1)) / threads)
    const start = Math.floor((total * stretch) / threads)
    for (;;) {
      const from = start + Atomics.add(counters, stretch, runLength)
      if (from >= end) break
      for (let at = from; at < Math.min(from + runLength, end); at += 1) yield indexes[at]!
    }
  }
}

/** Twice as often as the progress line is redrawn. */
const reportEveryMs = 50

/** Yields `indexes` and periodically reports how many all threads have taken: a report costs the main thread time. */
export function* counting(
  indexes: Iterable<number>,
  taken: SharedArrayBuffer,
  progress: (done: number) => void,
): Iterable<number> {
  const counters = new Int32Array(taken)
  const report = () => progress(counters.reduce((sum, each) => sum + each, 0))
  let reportedAt = -reportEveryMs
  for (const index of indexes) {
    if (performance.now() - reportedAt >= reportEveryMs) {
      reportedAt = performance.now()
      report()
    }
    yield index
  }
  report()
}
