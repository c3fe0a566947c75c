import { parentPort, workerData } from 'node:worker_threads'
import { expandManifest } from '../expand/index.ts'
import { readRecord } from '../publish/record.ts'
import { openStage } from '../publish/stage.ts'
import { recordKeys } from './page-key.ts'
import { renderRoutes } from './render-routes.ts'
import { loadRenderer } from './renderer.ts'
import { takeRoutes, type WorkerTask } from './threads.ts'

const { manifest, bundle, program, out, force, rows, taken, thread } = workerData as WorkerTask
const render = await loadRenderer(bundle.folder)
const { site } = expandManifest(manifest)
const stage = openStage(out, force ? undefined : readRecord(out))
const keyOf = recordKeys(site, bundle.key, program)
parentPort!.postMessage(
  renderRoutes(takeRoutes(rows, taken, thread), { site, keyOf, assets: bundle.assets, render, stage }),
)
