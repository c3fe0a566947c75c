import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Manifest } from '../manifest.ts'
import type { Bundle } from './bundle.ts'
import { type Rendered, type RenderTask, renderRows } from './render-rows.ts'

/** What a worker needs to become a render thread: it expands the manifest by itself, which is cheaper than a copy of the pages. */
export interface WorkerTask {
  manifest: Manifest
  bundle: Bundle
  out: string
  force: boolean
  /** How many rows are taken of each thread's stretch of the table, shared by all threads. */
  taken: SharedArrayBuffer
  thread: number
}

/** Below this many pages a second thread costs more than it saves: it has to load the renderer and expand the site. */
const pagesWorthAThread = 1500
/** Rows are taken in runs: few enough to share the work evenly, many enough not to argue over every row. */
const runLength = 32

/** Renders all rows, on several threads when there are many. This thread works too. */
export async function renderAll(task: RenderTask, worker: Omit<WorkerTask, 'taken' | 'thread'>): Promise<Rendered> {
  const total = task.site.rows.length
  const script = new URL('./render-worker.mjs', import.meta.url)
  // Run from its source, as in tests, there is no compiled worker: one thread does it all.
  const helpers = total >= pagesWorthAThread && existsSync(script) ? Math.min(availableParallelism(), 4) - 1 : 0
  const taken = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT * (helpers + 1))
  const others = Array.from({ length: helpers }, (_, index) =>
    runWorker(script, { ...worker, taken, thread: index + 1 }),
  )
  const own = renderRows(takeRows(taken, 0, total), task)
  return [own, ...(await Promise.all(others))].reduce(merge)
}

/**
 * The rows this thread takes: first those of its own stretch of the table, then what other threads have left of theirs.
 * Neighbours in the table are neighbours on disk, and two threads that create files in one folder wait for each other.
 */
export function* takeRows(taken: SharedArrayBuffer, thread: number, total: number): Iterable<number> {
  const counters = new Int32Array(taken)
  const threads = counters.length
  for (let turn = 0; turn < threads; turn += 1) {
    const stretch = (thread + turn) % threads
    const end = Math.floor((total * (stretch + 1)) / threads)
    const start = Math.floor((total * stretch) / threads)
    for (;;) {
      const from = start + Atomics.add(counters, stretch, runLength)
      if (from >= end) break
      for (let row = from; row < Math.min(from + runLength, end); row += 1) yield row
    }
  }
}

function runWorker(script: URL, workerData: WorkerTask): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, { workerData })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

function merge(all: Rendered, one: Rendered): Rendered {
  for (const file of one.files) all.files.push(file)
  for (const file of one.changed) all.changed.push(file)
  all.failures.push(...one.failures)
  all.rendered += one.rendered
  return all
}
