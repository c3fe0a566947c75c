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
import { withChain } from '../publish-chain.ts'
import { folderOfChain, noPracticesMessage, practicesIn } from '../read/chain-folders.ts'
import { sourceKeys } from '../run/source-keys.ts'
import { slugOf } from '../urls.ts'
import { conflictFinder, inFolder } from './chain-problems.ts'
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

/** Not derived from the practices: a worker with another name would not have what still waits to be delivered. */
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

async function publishTo(io: Io, { names, host, options, record, start }: Work): Promise<ExitCode> {
  const { force = false, preview = false, atomic = false } = options
  const keys = sourceKeys()
  const folder = folderOfChain(io.manifest)
  const manifestHashes = new Map(names.map((name) => [name, manifestKey(join(folder, name))]))
  const fingerprint = () => {
    const manifestHash = hashOf(JSON.stringify([...manifestHashes]))
    return fingerprintOf({ program: keys.program, manifestHash, preview, host: host.name })
  }
  if (!force && record !== undefined && isUpToDate(io.out, record, { fingerprint: fingerprint(), atomic })) {
    const { pages } = record
    reportPublished(
      io,
      { practices: names.length, pages, rendered: 0, written: 0, removed: 0, preview, host: options.host },
      start,
    )
    reportWarningCount(io, record, options.host)
    return exitCodes.ok
  }
  const publicFolder = publicFolderOf(io.manifest)
  const obstacle = obstacleIn(io.out, record, { atomic, publicFolder })
  if (obstacle !== undefined) return refuse(io, exitCodes.usage, `${fromHome(io.out)} ${obstacle}`)
  const { note: say, progress } = io
  return withChain(
    {
      out: io.out,
      publicFolder,
      record,
      keys,
      force,
      atomic,
      say,
      progress,
      name: workerName(io),
      host,
    },
    async (chain) => {
      const chainProblems = conflictFinder()
      let isWrong = false
      let warnings = 0
      let loaded: Loaded | undefined
      for (const [done, name] of names.entries()) {
        progress?.({ phase: 'reading', done, total: names.length })
        loaded = await load(name, loaded)
        const problems = [...loaded.problems, ...chainProblems(name, loaded)]
        const found = inFolder(name, { problems, sources: loaded.sources })
        report(found.problems, found.sources, io, { isPartial: true, host: options.host })
        warnings += problems.filter((each) => !isError(each)).length
        isWrong ||= problems.some(isError)
        if (!isWrong) await chain.add(loaded.site!)
      }
      if (isWrong) return exitCodes.problems
      const published = await chain.publish({ fingerprint: fingerprint(), warnings })
      reportPublished(io, { practices: names.length, rendered: 0, ...published, preview, host: options.host }, start)
      return exitCodes.ok
    },
  )

  /** Reads again if files were saved during reading: see read-site.ts. What practices have in common is read once. */
  async function load(name: string, before: Loaded | undefined): Promise<Loaded> {
    const loaded = loadSite(join(folder, name), before, { preview, host: host.name })
    const now = manifestKey(join(folder, name))
    if (now === manifestHashes.get(name)) return loaded
    manifestHashes.set(name, now)
    return load(name, before)
  }
}
