import { parentPort, workerData } from 'node:worker_threads'
import { expandManifest } from '../expand/index.ts'
import { readRecord } from '../publish/record.ts'
import { openStage } from '../publish/stage.ts'
import { renderRows } from './render-rows.ts'
import { loadRenderer } from './renderer.ts'
import { takeRows, type WorkerTask } from './threads.ts'

const { manifest, bundle, out, force, taken, thread } = workerData as WorkerTask
const render = await loadRenderer(bundle.folder)
const { site } = expandManifest(manifest)
const stage = openStage(out, readRecord(out))
const rendered = renderRows(takeRows(taken, thread, site.rows.length), {
  site,
  bundleKey: bundle.key,
  assets: bundle.assets,
  render,
  stage,
  force,
})
parentPort!.postMessage(rendered)
