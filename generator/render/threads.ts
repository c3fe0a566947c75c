import { availableParallelism } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Worker } from 'node:worker_threads'
import { type Damage, noteDamage } from '../cache/damage.ts'
import type { Manifest } from '../parse/manifest.ts'
import { isProfiled, noteThread, type ThreadUse } from '../profile.ts'
import { hasThreads, startThread } from '../start-thread.ts'
import type { Bundle } from './bundle.ts'
import type { SharedKeys } from './fast-path/index.ts'
import { type Rendered, type RenderTask, renderRoutes } from './render-routes.ts'

/**
 * What a worker needs to become a render thread. It expands the manifest itself: that is cheaper than copying the
 * pages.
 */
export interface WorkerTask {
  manifest: Manifest
  bundle: Bundle
  /** Hash of all code. */
  program: string
  /** What the keys of all pages have in common. */
  shared: SharedKeys
  out: string
  /** Compare with the bytes of what is published, whatever its record says. */
  force: boolean
  /** The indexes of the routes to render, as Int32. */
  rows: SharedArrayBuffer
  /** How many of them have been taken from each thread's stretch, shared by all threads. */
  taken: SharedArrayBuffer
  thread: number
  /** Tell what the thread has used. */
  profiled: boolean
}

/** What a worker answers. */
export type WorkerAnswer = Rendered & { damage: Damage[]; use?: ThreadUse }

/**
 * Below this many pages a second thread costs more than it saves: it has to load the renderer and expand the site
 * first.
 */
const minPagesForThreads = 1500
/**
 * Routes are taken in runs: short enough to share the work evenly, long enough to avoid contention over every route.
 */
const runLength = 32

/**
 * Renders these routes on the given number of threads, this one included. By default, uses several when there are many
 * routes. `progress` receives how many have been taken on by all threads, every now and then.
 */
export async function renderAll(
  indexes: readonly number[],
  task: RenderTask,
  worker: Pick<WorkerTask, 'manifest' | 'bundle' | 'program' | 'shared' | 'out' | 'force'>,
  progress: (done: number) => void,
  threads = indexes.length < minPagesForThreads ? 1 : Math.min(availableParallelism(), 4),
): Promise<Rendered> {
  const total = indexes.length
  const helpers = hasThreads ? threads - 1 : 0
  if (helpers > 0) keepHeapsSmall()
  const taken = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT * (helpers + 1))
  const rows = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT * total)
  new Int32Array(rows).set(indexes)
  const others = Array.from({ length: helpers }, (_, index) =>
    startWorker({ ...worker, rows, taken, thread: index + 1, profiled: isProfiled() }),
  )
  try {
    const own = renderRoutes(counting(takeRoutes(rows, taken, 0), taken, progress), task)
    return [own, ...(await Promise.all(others.map(({ done }) => done)))].reduce(merge)
  } finally {
    // When one thread fails, the others must stop writing: by then the stage may belong to another command.
    await Promise.all(others.map(({ thread }) => thread.terminate()))
    if (helpers > 0) letHeapsGrow()
  }
}

/**
 * The routes this thread takes: first those of its own stretch of the table, then what is left of the other threads'
 * stretches. Neighbours in the table are neighbours on disk, and two threads that create files in the same folder block
 * each other.
 */
export function* takeRoutes(rows: SharedArrayBuffer, taken: SharedArrayBuffer, thread: number): Iterable<number> {
  const indexes = new Int32Array(rows)
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

/** Twice as often as the line is redrawn that shows it. */
const tellMs = 50

/** Tells every now and then what all threads have taken on. Not of each run: to be told takes the main thread a while. */
function* counting(
  rows: Iterable<number>,
  taken: SharedArrayBuffer,
  progress: (done: number) => void,
): Iterable<number> {
  const counters = new Int32Array(taken)
  const tell = () => progress(counters.reduce((sum, each) => sum + each, 0))
  let told = -tellMs
  for (const row of rows) {
    if (performance.now() - told >= tellMs) {
      told = performance.now()
      tell()
    }
    yield row
  }
  tell()
}

/**
 * Rendering makes much garbage and keeps little: by default, V8 lets a heap grow to five times the size of its live
 * data. The garbage from loading is collected first, which takes 20 ms for ten thousand pages. Only a second time gives
 * back the memory that the first has emptied: 70 MB of fifty thousand pages.
 */
function keepHeapsSmall(): void {
  setFlagsFromString('--heap-growing-percent=30')
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  collect()
}

/** As before: V8 takes no code that was kept under other settings. */
function letHeapsGrow(): void {
  setFlagsFromString('--heap-growing-percent=0')
  setFlagsFromString('--no-expose-gc')
}

function startWorker(task: WorkerTask): { thread: Worker; done: Promise<Rendered> } {
  const thread = startThread({ program: 'render-worker', purpose: 'generate', task })
  const done = new Promise<Rendered>((resolve, reject) => {
    thread.once('message', ({ use, damage, ...rendered }: WorkerAnswer) => {
      noteThread(use)
      for (const each of damage) noteDamage(each)
      resolve(rendered)
    })
    thread.once('error', reject)
    thread.once('exit', (code) => reject(new Error(`a render thread ended with code ${code} before its work was done`)))
  })
  // Not awaited any more once another thread has failed.
  done.catch(() => {})
  return { thread, done }
}

function merge(all: Rendered, one: Rendered): Rendered {
  for (const file of one.files) all.files.push(file)
  for (const file of one.changed) all.changed.push(file)
  all.failures.push(...one.failures)
  all.rendered += one.rendered
  return all
}
