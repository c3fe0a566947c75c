import { basename, join } from 'node:path'
import { withoutCache } from '../cache/store.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { fromHome, publicFolderOf } from '../folders.ts'
import { hashOf } from '../hash.ts'
import type { Host } from '../hosts/host.ts'
import { hostOf, hosts } from '../hosts/index.ts'
import { type Loaded, loadSite } from '../load-site.ts'
import { isError } from '../problems/problems.ts'
import { recover } from '../publish/commit.ts'
import { withLock } from '../publish/lock.ts'
import { manifestKey } from '../publish/manifest-key.ts'
import { obstacleIn } from '../publish/obstacle.ts'
import { type PublishRecord, readRecord } from '../publish/record.ts'
import { fingerprintOf, isUpToDate } from '../publish/up-to-date.ts'
import { type Chain, withChain } from '../publish-chain.ts'
import { folderOfChain, noPracticesMessage, practicesIn } from '../read/chain-folders.ts'
import { sourceKeys } from '../run/source-keys.ts'
import { slugOf } from '../urls.ts'
import { loadPractices } from './chain-problems.ts'
import type { GenerateOptions } from './generate.ts'
import { type Io, refuse } from './terminal/io.ts'
import { report } from './terminal/report.ts'
import { reportPublished, reportWarningCount } from './terminal/report-published.ts'

/**
 * Makes all practices whose manifests are in one folder, for one worker. If any has an error, the problems of all
 * practices are reported and nothing is published.
 */
export async function generateChain(io: Io, options: GenerateOptions): Promise<ExitCode> {
  const start = performance.now()
  const names = practicesIn(io.manifest)
  if (names.length === 0) return refuse(io, exitCodes.usage, noPracticesMessage(io.manifest))
  if (workerName(io) === '')
    return refuse(
      io,
      exitCodes.usage,
      `The worker takes its name from the folder of the chain, and ${fromHome(folderOfChain(io.manifest))} has no letter from a to z and no digit. Rename the folder.`,
    )
  const host = hostOf(options.host)
  if (host.rendersPages !== true)
    return refuse(io, exitCodes.usage, `A chain needs a host that renders pages on request: ${renderers}.`)
  const refused = forOnePractice.find(([option]) => options[option])
  if (refused !== undefined) return refuse(io, exitCodes.usage, refused[1])
  return withLock(io.out, io.note, () => {
    recover(io.out)
    const record = readRecord(io.out)
    const work = () => publishTo(io, { names, host, options, record, start })
    return options.force ? withoutCache(work) : work()
  })
}

const forOnePractice: readonly (readonly [option: keyof GenerateOptions, why: string])[] = [
  ['watch', '--watch publishes one practice, not a chain.'],
  ['shard', 'A chain has no shards: its pages are rendered on request.'],
  ['threads', '--threads has nothing to render in a chain: its pages are rendered on request.'],
  ['profile', '--profile measures one practice, not a chain.'],
]

/**
 * Not derived from the practices: under another name it would be a new worker, without the forms that wait to be
 * delivered.
 */
const workerName = ({ manifest }: Io) => slugOf(basename(folderOfChain(manifest)))

const renderers = hosts
  .filter(({ rendersPages }) => rendersPages)
  .map(({ name }) => `--host ${name}`)
  .join(' or ')

interface Work {
  names: readonly string[]
  host: Host
  options: GenerateOptions
  record: PublishRecord | undefined
  start: number
}

async function publishTo(io: Io, work: Work): Promise<ExitCode> {
  const { names, host, options, record, start } = work
  const { force = false, atomic } = options
  const keys = sourceKeys()
  const manifests = openManifests(io, work)
  const fingerprint = () => fingerprintOf({ keys, manifestHash: manifests.hash() }, options)
  const reportDone = (done: { pages: number; written: number; removed: number }) =>
    reportPublished(io, { practices: names.length, rendered: 0, ...done }, options, start)
  if (!force && record !== undefined && isUpToDate(io.out, record, { fingerprint: fingerprint(), atomic })) {
    reportDone({ pages: record.pages, written: 0, removed: 0 })
    reportWarningCount(io, record, options.host)
    return exitCodes.ok
  }
  const target = { out: io.out, record, publicFolder: publicFolderOf(io.manifest), atomic }
  const obstacle = obstacleIn(target)
  if (obstacle !== undefined) return refuse(io, exitCodes.usage, obstacle)
  const { note: say, progress } = io
  const name = workerName(io)
  return withChain({ ...target, keys, force, say, progress, name, host }, async (chain) => {
    const warnings = await addPractices(chain, io, work, manifests.load)
    if (warnings === undefined) return exitCodes.problems
    reportDone(await chain.publish({ fingerprint: fingerprint(), warnings }))
    return exitCodes.ok
  })
}

interface Manifests {
  /** Loads the manifest in a folder. `before` is the one loaded before it. */
  load: (folder: string, before: Loaded | undefined) => Loaded
  /** One hash of the worker's name and all manifests, each as it was last loaded or, until then, at the start. */
  hash: () => string
}

function openManifests(io: Io, { names, host, options: { preview } }: Work): Manifests {
  const folder = folderOfChain(io.manifest)
  const hashes = new Map(names.map((name) => [join(folder, name), manifestKey(join(folder, name))]))
  /** Reads again if files were saved during reading: see read-site.ts. */
  function load(own: string, before: Loaded | undefined): Loaded {
    const loaded = loadSite(own, { before, preview, host: host.name })
    const now = manifestKey(own)
    if (now === hashes.get(own)) return loaded
    hashes.set(own, now)
    return load(own, before)
  }
  const named = () => [...hashes].map(([own, hash]) => [basename(own), hash])
  return { load, hash: () => hashOf(JSON.stringify([workerName(io), named()])) }
}

/**
 * Adds the practices to the chain until one has an error, and reports the problems of all. Returns the number of
 * warnings, or undefined if there was an error.
 */
async function addPractices(
  chain: Chain,
  io: Io,
  { names, options: { host } }: Work,
  load: Manifests['load'],
): Promise<number | undefined> {
  let isWrong = false
  let warnings = 0
  for (const { loaded, found } of loadPractices(io, names, load, ({ problems }) => problems)) {
    report(found, io, { isPartial: true, host })
    warnings += found.problems.filter((each) => !isError(each)).length
    isWrong ||= found.problems.some(isError)
    if (!isWrong) await chain.add(loaded.site!)
  }
  return isWrong ? undefined : warnings
}
