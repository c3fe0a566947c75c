import { setTimeout as sleep } from 'node:timers/promises'
import type { Miniflare } from 'miniflare'
import { type ServeOptions, serveWorker } from '../../generator/edge/serve-worker.ts'
import { within } from './within.ts'

/** Milliseconds after which the runtime counts as hung. It usually takes less than one second. */
const patience = 60_000

/** Serves a published folder on any free port. */
export const startWorker = (folder: string, options: Omit<ServeOptions, 'port'> = {}): Promise<Miniflare> =>
  within(patience, 'starting a worker', serveWorker(folder, { port: 0, ...options }))

/** Ends it and waits until it has removed its temporary folder, which a process that ends first would leave behind. */
export async function endWorker(worker: Miniflare): Promise<void> {
  await within(patience, 'ending a worker', worker.dispose())
  const giveUpAt = Date.now() + patience
  while (process.getActiveResourcesInfo().some((each) => each.startsWith('FSReq')) && Date.now() < giveUpAt)
    await sleep(1)
}
