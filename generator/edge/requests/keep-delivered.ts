import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wranglerFile } from '../../hosts/cloudflare-worker.ts'
import { keepLine, receivedFile } from '../../serve/keep-received.ts'
import type { ServeOptions } from '../serve-worker.ts'
import { secretIn } from './deliver.ts'

/**
 * Lets a worker on this machine deliver forms. If all its secrets are set as environment variables, it really does.
 * Otherwise everything it sends is kept in a file and answered with success, and `note` gets a line for each, without
 * its content.
 */
export function keepDelivered(
  folder: string,
  note: (line: string) => void,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Pick<ServeOptions, 'secrets' | 'outside'> {
  const names = requiredSecrets(folder)
  if (names.length === 0) return {}
  const secrets = Object.fromEntries(names.map((name) => [name, secretIn(environment, name) ?? 'none']))
  const unset = names.filter((name) => secretIn(environment, name) === undefined)
  if (unset.length === 0) {
    note(`Posted forms are really delivered, with ${names.join(', ')}.`)
    return { secrets }
  }
  note(`Posted forms are not delivered but kept in ${receivedFile()}: ${unset.join(', ')} is not set.`)
  return {
    secrets,
    outside: async (request) => {
      const at = new Date().toISOString()
      keepLine({ at, url: request.url, key: request.headers.get('idempotency-key'), body: await request.json() })
      note(`${at} kept a form that would have gone to ${new URL(request.url).host}`)
      return new Response()
    },
  }
}

/** The names of the secrets that the worker's own configuration requires. */
const requiredSecrets = (folder: string): string[] =>
  JSON.parse(readFileSync(join(folder, wranglerFile), 'utf8')).secrets?.required ?? []
