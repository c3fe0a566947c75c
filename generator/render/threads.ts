import { availableParallelism } from 'node:os'
import type { Worker } from 'node:worker_threads'
import { type Damage, noteDamage } from '../cache/damage.ts'
import { addAll } from '../group-by.ts'
import type { Bundle } from '../page.ts'
import type { Manifest } from '../parse/manifest.ts'
import { isProfiled, noteThread, type ThreadUse } from '../profile.ts'
import { hasThreads, startThread } from '../run/start-thread.ts'
import type { SharedKeys } from './fast-path/index.ts'
import { collectGarbage, keepHeapsSmall, letHeapsGrow } from './heap-growth.ts'
import { type Rendered, type RenderTask, renderRoutes } from './render-routes.ts'
import { counting, takeRoutes } from './take-routes.ts'

/**
 * What a worker needs to become a render thread. It expands the manifest itself: that is cheaper than copying the
 * pages.
 */
export interface WorkerTask {
  manifest: Manifest
  bundle: Bundle
  /** Hash of all code. */
  program: string
  /** The parts that all page keys share. If missing, each thread computes them itself. */
  shared?: SharedKeys
  out: string
  /** Compare with the published bytes instead of trusting the record. */
  force: boolean
  /** The indexes of the routes to render, as Int32; all of them when missing. */
  indexes?: SharedArrayBuffer | undefined
  /** How many routes have been taken from each thread's stretch, shared by all threads. */
  taken: SharedArrayBuffer
  thread: number
  /** Report the thread's CPU time. */
  profiled: boolean
}

/** The message a worker posts when it is done. */
export type WorkerAnswer = Rendered & { damage: Damage[]; use?: ThreadUse }

/** What the threads of one run have in common. */
export type HelperTask = Omit<WorkerTask, 'indexes' | 'taken' | 'thread' | 'profiled'>

/** Threads that help this one to render. */
export interface Helpers {
  /** How many routes have been taken from each thread's stretch: first this thread's, then those of the helpers. */
  taken: SharedArrayBuffer
  threads: readonly { thread: Worker; done: Promise<Rendered> }[]
  /** Whether memory use matters: the heaps of all threads are then kept small while they render. */
  sparesMemory: boolean
}

/**
 * Below this many pages a second thread saves too little: it has to load the renderer and expand the site first, and V8
 * to compile its hot code once more.
 */
const minPagesForThreads = 500
/** From this many pages on, more than two threads pay off, and memory use matters. */
export const manyPages = 1500
/** How many threads, this one included, render this many pages. */
export const threadsFor = (pages: number) =>
  Math.min(availableParallelism(), pages < minPagesForThreads ? 1 : pages < manyPages ? 2 : 4)

/** Starts threads that render the routes with these indexes, or all routes. `pages` is roughly their number. */
export function startHelpers(count: number, pages: number, task: HelperTask, indexes?: readonly number[]): Helpers {
  const helpers = hasThreads ? count : 0
  const taken = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT * (helpers + 1))
  if (helpers === 0) return { taken, threads: [], sparesMemory: false }
  const sparesMemory = pages >= manyPages
  if (sparesMemory) keepHeapsSmall()
  const buffer = indexes && new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT * indexes.length)
  if (buffer !== undefined) new Int32Array(buffer).set(indexes!)
  const profiled = isProfiled()
  const threads = Array.from({ length: helpers }, (_, index) =>
    startWorker({ ...task, indexes: buffer, taken, thread: index + 1, profiled }),
  )
  return { taken, threads, sparesMemory }
}

/** Ends the threads wherever they are. */
export async function endHelpers({ threads, sparesMemory }: Helpers): Promise<void> {
  await Promise.all(threads.map(({ thread }) => thread.terminate()))
  if (sparesMemory) letHeapsGrow()
}

/**
 * Renders these routes together with the helpers, which must have been started for the same ones. `progress` is called
 * periodically with the number of routes that all threads have taken so far.
 */
export async function renderAll(
  indexes: readonly number[],
  task: RenderTask,
  { taken, threads, sparesMemory }: Helpers,
  progress: (done: number) => void,
): Promise<Rendered> {
  if (sparesMemory) collectGarbage()
  const own = renderRoutes(counting(takeRoutes(indexes, taken, 0), taken, progress), task)
  return [own, ...(await Promise.all(threads.map(({ done }) => done)))].reduce(merge)
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
  // Nobody awaits this promise once another thread has failed.
  done.catch(() => {})
  return { thread, done }
}

function merge(all: Rendered, one: Rendered): Rendered {
  addAll(all.files, one.files)
  addAll(all.changed, one.changed)
  addAll(all.failures, one.failures)
  return all
}
