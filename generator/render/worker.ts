import { parentPort, workerData } from 'node:worker_threads'
import { damageFound } from '../cache/damage.ts'
import { expandManifest } from '../expand/index.ts'
import { threadUse } from '../profile.ts'
import { readRecord } from '../publish/record.ts'
import { openStage } from '../publish/stage.ts'
import { type Code, keepCode, noteDamagedCode } from '../run/code.ts'
import type { ThreadData } from '../run/start-thread.ts'
import { recordKeys } from './page-key.ts'
import { renderRoutes } from './render-routes.ts'
import { keepTemplates, loadTemplates } from './renderer.ts'
import { takeRoutes } from './take-routes.ts'
import type { WorkerAnswer, WorkerTask } from './threads.ts'

/** Renders the routes it takes, for threads.ts. */
export async function run(code: Code): Promise<void> {
  const { task } = workerData as ThreadData<WorkerTask>
  const { manifest, bundle, program, shared, out, force, indexes, taken, thread, profiled } = task
  noteDamagedCode(code)
  const { renderDocument: render } = loadTemplates(bundle.folder, 'thread')
  const site = expandManifest(manifest)
  const stage = openStage(out, force ? undefined : readRecord(out))
  const keyOf = recordKeys(site, bundle.key, program, shared)
  const all = indexes === undefined ? Array.from(site.routes, (_, index) => index) : new Int32Array(indexes)
  const own = takeRoutes(all, taken, thread)
  const rendered = renderRoutes(own, { site, keyOf, assets: bundle.assets, render, stage })
  // Before the answer is posted: the main thread terminates this one when it arrives.
  keepCode(code)
  keepTemplates(bundle.folder)
  const answer: WorkerAnswer = {
    ...rendered,
    damage: damageFound(),
    ...(profiled && { use: threadUse(`render ${thread}`) }),
  }
  parentPort!.postMessage(answer)
}
