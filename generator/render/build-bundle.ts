import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { sealFolder } from '../cache/sealed-folder.mjs'
import { unfinished } from '../cache/unfinished.mjs'
import { UserError } from '../problems/user-error.ts'
import { sourceKeys } from '../run/source-keys.ts'
import { completeBundle } from './bundle/complete-bundle.ts'
import { startVite } from './bundle/start-vite.ts'
import { bundlingError } from './bundling-error.ts'

/** It takes some seconds. Where the system starts no more threads, it would wait for one forever. */
const longestMs = 5 * 60_000

/**
 * Makes the bundle of the code whose hash is `key`, in `folder`. The hash covers bundle/, which alone decides what is in
 * it. Throws a `UserError` if the code was changed meanwhile, and the error of bundling-error.ts if the child process
 * fails.
 */
export async function buildBundle(folder: string, key: string, signal?: AbortSignal): Promise<void> {
  const made = unfinished(folder)
  const child = startVite(made, { signal, timeout: longestMs })
  // After an abort, wait for the close event: the child may keep writing until then.
  const closed = once(child, 'close').catch((error) => (signal?.aborted ? once(child, 'close') : Promise.reject(error)))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data))
  const [status, ended] = (await closed) as [number | null, NodeJS.Signals | null]
  // If code was saved during the build, the bundle must not be stored under the old code's key.
  const hasSourceChanged = sourceKeys().bundle !== key
  if (status !== 0 || hasSourceChanged) rmSync(made, { recursive: true, force: true })
  signal?.throwIfAborted()
  if (hasSourceChanged)
    throw new UserError('The templates were changed while they were bundled. Run the command again.')
  if (status !== 0) throw bundlingError(output, folder, ended)
  await completeBundle(made)
  sealFolder(made, folder)
}
