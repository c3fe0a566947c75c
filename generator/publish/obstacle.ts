import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isInside } from '../disk/is-inside.ts'
import { readIfThere } from '../disk/read-if-there.ts'
import { fromHome } from '../folders.ts'
import { workerMain } from '../hosts/cloudflare-worker.ts'
import { filesOfRules } from '../hosts/published-rules.ts'
import { isInner, isMountPoint } from './mount-point.ts'
import { outFolder } from './out-folder.ts'
import { partFile } from './part.ts'
import { type PublishRecord, recordOf } from './record.ts'
import type { Target } from './target.ts'

/** The parts that `merge` joins have the files of the public folder already. */
type Wanted = Pick<Target, 'out' | 'record'> & Partial<Target>

/**
 * Says why the folder must not be changed, or nothing if it may: it contains files that Sightline did not make, or a
 * part of a site where a whole one would go, or the reverse; it is inside another site; or it cannot become a symlink to
 * a release.
 */
export function obstacleIn(target: Wanted): string | undefined {
  const fault = faultOf(target)
  return fault && `${fromHome(target.out)} ${fault}`
}

function faultOf({ out, record, shard, atomic = false, publicFolder }: Wanted): string | undefined {
  // The next run would take the pages for files that replace them.
  if (publicFolder !== undefined && isInside(out, outFolder(publicFolder)))
    return 'is for files that are published as they are. Choose another folder with --out.'
  if (atomic && process.platform === 'win32')
    return 'cannot become a symlink to a release: Windows does not replace a symlink in one step. Publish without --atomic.'
  if (atomic && isMountPoint(out))
    return 'is a mount point, and cannot become a symlink to a release. Choose a folder inside it with --out.'
  const outer = siteAround(out)
  if (outer !== undefined)
    return `is inside ${fromHome(outer)}, which holds another site: publishing that one would remove this one. Choose another folder with --out.`
  const files = existsSync(out) ? readdirSync(out).filter((name) => !isInner(name)) : []
  if (files.length === 0 || (shard !== undefined && files.includes(partFile))) return undefined
  if (files.includes(partFile))
    return 'holds a part of a site. Choose another folder for the whole site with --out, or remove this one.'
  if (!isOurs(out, record))
    return 'holds files that Sightline did not make. Choose a new or an empty folder with --out.'
  return shard && 'holds a whole site. Choose another folder for the part with --out.'
}

/** The nearest folder above that holds a site. */
function siteAround(out: string): string | undefined {
  const above = dirname(out)
  if (above === out) return undefined
  return holdsSite(above) ? above : siteAround(above)
}

/**
 * A record alone proves nothing: the folder may have been emptied since and filled by something else. Common file names
 * prove nothing either: most sites have an index.html.
 */
function isOurs(out: string, record: PublishRecord | undefined): boolean {
  for (const file of record?.files.keys() ?? []) if (recordOf(file, out, record) !== undefined) return true
  return holdsSite(out)
}

/** Whether it holds a site that we made, or a part of one. */
export function holdsSite(out: string): boolean {
  return (
    existsSync(join(out, partFile)) ||
    existsSync(join(out, workerMain)) ||
    (filesOfRules.some((file) => existsSync(join(out, file))) &&
      readIfThere(join(out, 'index.html'))?.includes(ourScript) === true)
  )
}

/** Vike's name for the browser code of templates/+client.ts: every page of ours requests it. */
const ourScript = '/assets/entries/templates_client.'
