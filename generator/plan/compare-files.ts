import { hashOf } from '../hash.ts'
import { workerMain } from '../hosts/cloudflare-worker.ts'
import type { PublishRecord } from '../publish/record.ts'
import { withoutHash } from '../urls.ts'
import type { FileChange } from './plan.ts'
import type { Published } from './published.ts'

/**
 * The changes to files that are not pages. `gone` are the files that nothing produces anymore. A file without content
 * counts as up to date if it is there and, where the record knows it, has the bytes that were published.
 */
export function compareFiles(
  files: ReadonlyMap<string, string | Uint8Array | undefined>,
  gone: readonly string[],
  published: Published,
  record: PublishRecord | undefined,
): FileChange[] {
  const changes: FileChange[] = []
  for (const [file, content] of files) {
    const before = published.read(file)
    if (before === undefined) changes.push({ action: 'added', file })
    else if (content === undefined) {
      const known = record?.files.get(file)
      if (known !== undefined && known.hash !== hashOf(before)) changes.push({ action: 'changed', file })
    } else {
      const after = Buffer.from(content)
      if (!before.equals(after)) changes.push({ action: 'changed', file, ...noteOn(file, before, after) })
    }
  }
  return mergeRenamed([...changes, ...gone.map((file): FileChange => ({ action: 'removed', file }))])
}

/** A redrawn picture gets a new name: that is one change, not one file added and another removed. */
function mergeRenamed(changes: readonly FileChange[]): FileChange[] {
  const removedNames = new Set(
    changes.filter(({ action }) => action === 'removed').map(({ file }) => withoutHash(file)),
  )
  const addedNames = new Set(changes.filter(({ action }) => action === 'added').map(({ file }) => withoutHash(file)))
  return changes.flatMap(({ action, file, ...rest }): FileChange[] => {
    const name = withoutHash(file)
    if (!removedNames.has(name) || !addedNames.has(name)) return [{ action, file, ...rest }]
    return action === 'added' ? [{ action: 'changed', file: name }] : []
  })
}

/**
 * A sitemap is a list of addresses: how many are added and removed says more than that its bytes differ. If a worker's
 * code has changed, we know only its practice: what the old code made of it could be seen only by running that code.
 */
function noteOn(file: string, before: Buffer, after: Buffer): { note: string } | undefined {
  if (file === workerMain) return { note: 'different code, which may change any page' }
  if (!/^sitemap.*\.xml$/.test(file)) return undefined
  const [old, now] = [addressesIn(before), addressesIn(after)]
  const added = [...now].filter((address) => !old.has(address)).length
  const removed = [...old].filter((address) => !now.has(address)).length
  return { note: added + removed === 0 ? 'same addresses' : `+${added} -${removed} addresses` }
}

const addressesIn = (sitemap: Buffer) =>
  new Set([...sitemap.toString().matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address))
