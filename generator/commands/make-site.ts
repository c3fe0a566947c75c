import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { publicFolderOf } from '../folders.ts'
import { hostOf } from '../hosts/index.ts'
import type { LoadOptions } from '../load-site.ts'
import { mark } from '../profile.ts'
import { obstacleIn } from '../publish/obstacle.ts'
import { siteIn } from '../publish/site-in.ts'
import { fingerprintOf } from '../publish/up-to-date.ts'
import { publishSite } from '../publish-site.ts'
import { loadBundle } from '../render/bundle.ts'
import { openAhead } from '../render/render-ahead.ts'
import type { Site } from '../site.ts'
import type { GenerateOptions, Run } from './generate.ts'
import { readSite } from './read-site.ts'
import { type Io, refuse } from './terminal/io.ts'
import { reportProfile } from './terminal/report-profile.ts'
import { refuseFailures, reportPublished, reportReplaced } from './terminal/report-published.ts'

/** Makes the site and publishes what has changed. In a module of its own: it loads all the heavy code. */
export async function makeSite(io: Io, options: GenerateOptions, run: Run): Promise<ExitCode> {
  mark('reading')
  const { force = false, shard, threads, atomic } = options
  const { record, start } = run
  const { keys } = run.inputs
  const target = { out: io.out, record, publicFolder: publicFolderOf(io.manifest), shard, atomic }
  const obstacle = obstacleIn(target)
  if (obstacle !== undefined) return refuse(io, exitCodes.usage, obstacle)
  const { bundling, ahead, drop } = await beginWork(io, options, run)
  let read: ReadToPublish | ExitCode | undefined
  try {
    read = readToPublish(io, options, run, ahead?.begin)
  } finally {
    if (typeof read !== 'object') await drop()
  }
  if (typeof read !== 'object') return read
  const { site, manifestHash, warnings } = read
  const before = siteIn(io.out)
  const result = await publishSite(site, {
    ...target,
    fingerprint: fingerprintOf({ keys, manifestHash }, options),
    keys,
    bundling,
    warnings,
    force,
    threads,
    ahead: await ahead?.helpersFor(site.manifest),
    say: io.note,
    progress: io.progress,
  })
  if ('failures' in result)
    return refuseFailures(io, 'Nothing was published: the templates failed on these pages.', result.failures)
  reportPublished(io, result, options, start)
  reportReplaced(io, before, site.manifest.practice.url)
  reportProfile(io, result)
  return exitCodes.ok
}

/** Starts what runs while we read the manifest: bundling and, if every page has to be made, rendering. */
async function beginWork(io: Io, { force, shard, threads }: GenerateOptions, { record, inputs: { keys } }: Run) {
  // On a new machine this takes longest. It runs in a process of its own.
  const controller = new AbortController()
  const bundling = loadBundle(keys.bundle, io.note, controller.signal)
  // Not an unhandled rejection: a failure surfaces where the bundle is awaited.
  bundling.catch(() => {})
  io.progress?.({ phase: 'reading' })
  // With nothing published, every page has to be made. On a new machine the bundle is not there yet.
  const knowsFiles = record !== undefined && !force
  const bundle = knowsFiles || shard !== undefined ? undefined : await Promise.race([bundling, undefined])
  const ahead = bundle && openAhead({ out: io.out, bundle, program: keys.program, threads })
  const drop = async () => {
    controller.abort()
    await Promise.all([ahead?.stop(), bundling.catch(() => {})])
  }
  return { bundling, ahead, drop }
}

interface ReadToPublish {
  site: Site
  manifestHash: string
  warnings: number
}

/** Reads the site and reports its problems, or returns the exit code if it cannot be published. */
function readToPublish(
  io: Io,
  { preview, host, shard }: GenerateOptions,
  { inputs, held }: Run,
  onManifest: LoadOptions['onManifest'],
): ReadToPublish | ExitCode {
  const { site, ...read } = readSite(io, { preview, host, onManifest }, inputs, held)
  if (site === undefined) return exitCodes.problems
  const { title, rendersPages } = hostOf(site.manifest.practice.host)
  if (shard !== undefined && rendersPages)
    return refuse(
      io,
      exitCodes.usage,
      `${title} renders pages on request, so there are none to divide into shards. Run generate without --shard.`,
    )
  return { site, ...read }
}
