import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workerMain } from '../hosts/cloudflare-worker.ts'
import { filesOfRules } from '../hosts/published-rules.ts'
import { partFile } from './part.ts'
import { type PublishRecord, recordOf } from './record.ts'
import type { Shard } from './shard.ts'

/**
 * Why the folder must not be changed, if so: it holds files that Sightline did not make, or a part of a site where a
 * whole one would go, or the reverse.
 */
export function obstacleIn(out: string, record: PublishRecord | undefined, shard?: Shard): string | undefined {
  const files = existsSync(out) ? readdirSync(out) : []
  if (files.length === 0 || (shard !== undefined && files.includes(partFile))) return undefined
  if (files.includes(partFile))
    return 'holds a part of a site. Choose another folder for the whole site with --out, or remove this one.'
  if (!isOurs(out, record))
    return 'holds files that Sightline did not make. Choose another folder with --out, or empty this one.'
  return shard && 'holds a whole site. Choose another folder for the part with --out.'
}

/**
 * A record alone proves nothing: the folder may have been emptied since and filled by something else. Common file names
 * prove nothing either: most sites have an index.html.
 */
function isOurs(out: string, record: PublishRecord | undefined): boolean {
  for (const file of record?.files.keys() ?? []) if (recordOf(file, out, record) !== undefined) return true
  const home = join(out, 'index.html')
  return (
    existsSync(join(out, workerMain)) ||
    (filesOfRules.some((file) => existsSync(join(out, file))) &&
      existsSync(home) &&
      readFileSync(home, 'utf8').includes(ourScript))
  )
}

/** Vike's name for the browser code of templates/+client.ts: every page of ours requests it. */
const ourScript = '/assets/entries/templates_client.'
