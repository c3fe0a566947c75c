import { relative } from 'node:path'
import { plural } from '../print.ts'
import { recover } from '../publish/commit.ts'
import { withLock } from '../publish/lock.ts'
import { isIntact, readRecord } from '../publish/record.ts'
import { hashOf, hashPaths, sourceKeys } from '../source-keys.ts'
import { type ExitCode, exitCodes, type Io } from './io.ts'

export interface GenerateOptions {
  /** Render every page anew. */
  force?: boolean
}

/**
 * Makes the site and publishes what has changed of it, or publishes nothing. When neither the manifest nor the code has
 * changed since the last time, and the published folder is as it was left, nothing heavy is even loaded.
 */
export async function generate(io: Io, { force = false }: GenerateOptions = {}): Promise<ExitCode> {
  const start = performance.now()
  const keys = sourceKeys()
  const fingerprint = hashOf(`${keys.program} ${hashPaths([io.manifest])}`)
  return withLock(io.out, io.note, async () => {
    recover(io.out)
    const record = readRecord(io.out)
    if (!force && record?.fingerprint === fingerprint && isIntact(record, io.out)) {
      tell(io, { pages: record.pages, rendered: 0, written: 0, removed: 0 }, start)
      if (record.warnings > 0 && !io.json) io.note(`${plural(record.warnings, 'warning')}: "npm run check" shows them.`)
      return exitCodes.ok
    }
    const [{ loadSite }, { isForeign, publishSite }, { report }] = await Promise.all([
      import('../load-site.ts'),
      import('../publish-site.ts'),
      import('./report.ts'),
    ])
    if (isForeign(io.out, record)) {
      io.note(
        `${nameOf(io.out)} holds files that Sightline did not make. Choose another folder with --out, or empty this one.`,
      )
      return exitCodes.usage
    }
    const { sources, problems, site } = loadSite(io.manifest)
    report(problems, sources, io)
    if (site === undefined) return exitCodes.problems
    const warnings = problems.length
    const result = await publishSite(site, {
      out: io.out,
      record,
      fingerprint,
      bundleKey: keys.bundle,
      warnings,
      force,
      say: io.note,
    })
    if (!('pages' in result)) {
      const failed = result.failures.map(({ url, message }) => `  ${url}: ${message}`)
      io.note(['Nothing was published: the templates failed on these pages.', ...failed].join('\n'))
      return exitCodes.internal
    }
    tell(io, result, start)
    return exitCodes.ok
  })
}

interface Counts {
  pages: number
  rendered: number
  written: number
  removed: number
}

function tell(io: Io, counts: Counts, start: number): void {
  const { pages, rendered, written, removed } = counts
  if (io.json) {
    io.print(JSON.stringify({ event: 'published', out: nameOf(io.out), pages, rendered, written, removed }))
    return
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const what = written + removed === 0 ? 'nothing changed' : `${plural(written, 'file')} written, ${removed} removed`
  io.print(`${nameOf(io.out)} has ${plural(pages, 'page')}: ${what} (${seconds} s).`)
}

const nameOf = (out: string) => relative(process.cwd(), out) || '.'
