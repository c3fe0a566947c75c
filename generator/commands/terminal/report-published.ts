import { type ExitCode, exitCodes } from '../../exit-codes.ts'
import { fromHome } from '../../folders.ts'
import { plural } from '../../problems/print.ts'
import type { PublishRecord } from '../../publish/record.ts'
import { nameOfShard, type Shard } from '../../publish/shard.ts'
import type { RenderFailure } from '../../render/render-routes.ts'
import { commandFor } from './command-for.ts'
import { type Io, refuse } from './io.ts'

interface Counts {
  pages: number
  /** Only for a chain. */
  practices?: number
  rendered: number
  written: number
  removed: number
}

interface Options {
  /** The share of the site that was made. */
  shard?: Shard | undefined
  /** It was published with unconfirmed content. */
  preview?: boolean | undefined
  /** The host that the command was given. */
  host?: string | undefined
  /** At a save: `generate` says only once that the folder holds a preview. */
  watch?: boolean | undefined
}

/** Reports what was published, and the time taken since `start`. */
export function reportPublished(io: Io, counts: Counts, options: Options, start: number): void {
  const { pages, practices, rendered, written, removed } = counts
  const { shard, preview, host, watch } = options
  const part = shard && nameOfShard(shard)
  if (io.json) {
    const out = fromHome(io.out)
    const event = { event: 'published', out, shard: part, practices, pages, rendered, written, removed, preview }
    io.print(JSON.stringify(event))
    return
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const what = written + removed === 0 ? 'nothing changed' : `${plural(written, 'file')} written, ${removed} removed`
  const of = practices === undefined ? part && ` of shard ${part}` : ` of ${plural(practices, 'practice')}`
  io.print(`${fromHome(io.out)} has ${plural(pages, 'page')}${of ?? ''}: ${what} (${seconds} s).`)
  if (preview && !watch) notePreview(io, host)
}

/** `npm start` puts a preview where the site was, and the folder itself does not show the difference. */
export function notePreview(io: Io, host: string | undefined): void {
  if (io.json) return
  io.note(
    `This is a preview: it shows what nobody has confirmed, and search engines leave it out. For the site itself, run "${commandFor(io, 'generate', { host, publishes: true })}".`,
  )
}

/** Says that the folder held the site of another address: with many practices, --out is easily forgotten. */
export function reportReplaced(io: Io, before: string | undefined, now: string): void {
  if (before === undefined || before === now || io.json) return
  io.note(
    `${fromHome(io.out)} held the site of ${before}, and now holds that of ${now}. If those are two practices, publish each to a folder of its own with --out.`,
  )
}

/** Reports how many warnings are on record if nothing was read this time: `check` shows each of them, and more. */
export function reportWarningCount(
  io: Io,
  { warnings }: Pick<PublishRecord, 'warnings'>,
  host: string | undefined,
): void {
  if (warnings > 0 && !io.json)
    io.note(`${plural(warnings, 'warning')}: see "${commandFor(io, 'check', { host })}", which looks for more.`)
}

/** Reports the pages whose templates failed: a bug of ours, so the command ends with that exit code. */
export function refuseFailures(io: Io, what: string, failures: readonly RenderFailure[]): ExitCode {
  const failed = failures.map(({ url, message }) => `  ${url}: ${message}`)
  return refuse(io, exitCodes.internal, [what, ...failed].join('\n'))
}
