import { parentPort, workerData } from 'node:worker_threads'
import { expandChecked } from '../expand/index.ts'
import { threadUse } from '../profile.ts'
import { readRecord } from '../publish/record.ts'
import { openStage } from '../publish/stage.ts'
import { recordKeys } from './page-key.ts'
import { renderRoutes } from './render-routes.ts'
import { loadRenderer } from './renderer.ts'
import { takeRoutes, type WorkerAnswer, type WorkerTask } from './threads.ts'

const { manifest, bundle, program, shared, out, force, rows, taken, thread, profiled } = workerData as WorkerTask
const render = await loadRenderer(bundle.folder)
const { site } = expandChecked(manifest)
const stage = openStage(out, force ? undefined : readRecord(out))
const keyOf = recordKeys(site, bundle.key, program, shared)
const task = { site, keyOf, assets: bundle.assets, render, stage }
const rendered = renderRoutes(takeRoutes(rows, taken, thread), task)
const answer: WorkerAnswer = { ...rendered, ...(profiled && { use: threadUse(`render ${thread}`) }) }
parentPort!.postMessage(answer)
