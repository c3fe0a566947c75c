import { setTimeout as sleep } from 'node:timers/promises'
import type { Miniflare } from 'miniflare'

/** Ends it. It removes its temporary folder in the background, which a test's process that ends first would leave. */
export async function endWorker(worker: Miniflare): Promise<void> {
  await worker.dispose()
  while (process.getActiveResourcesInfo().some((each) => each.startsWith('FSReq'))) await sleep(1)
}
