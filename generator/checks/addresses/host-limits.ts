import { called } from '../../called.ts'
import type { Host, HostRules, Limit } from '../../hosts/host.ts'
import { hostOf } from '../../hosts/index.ts'
import { limitFault } from '../../hosts/limits.ts'
import { rulesOf } from '../../hosts/rules.ts'
import { memo } from '../../memo.ts'
import { highest } from '../../numbers.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { asGroup } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { sourceOf } from '../../read/source-of.ts'
import { type RedirectRule, readRedirects, redirectsFile } from '../../redirect-rules.ts'
import type { Site } from '../../site.ts'

/**
 * Limits of the site's host that the site exceeds: the host would refuse the site, or leave out part of it. Files and
 * bytes are counted once all of them are made: see publish/host-room.ts.
 */
export function checkHostLimits(site: Site, sources: readonly Source[]): Problem[] {
  const name = site.manifest.practice.host
  const source = sourceOf(sources, 'practice.yaml')!
  const host = hostOf(name)
  const rules = rulesOf(site, '')
  const faults = host.limits.flatMap((limit) => limitFault(host, limit, amountOf(limit.of, rules, host)) ?? [])
  // Locating a line is slow: it takes a third of the time of all checks.
  if (faults.length === 0) return []
  const isWritten = name !== undefined && asGroup(source.value).host === name
  // If the host is the default or comes from the command line, no line is at fault: the problem points at the file as a
  // whole.
  const place = locate(source, isWritten ? ['host'] : [])
  const because = name === undefined ? 'without "host:", ' : isWritten ? '' : `for --host ${name}, `
  const fix = `Stay below the limit, or choose another host: "${called} hosts" shows the limits of each.`
  return faults.map((fault) => problem('HOST_LIMIT', place, because + fault, fix))
}

/** How much of a limited resource the site uses, as far as the manifest tells. */
function amountOf(of: Limit['of'], rules: HostRules, host: Host): number {
  switch (of) {
    case 'redirects':
      return rules.redirects.length
    case 'singleRedirects':
      return printedRedirects(host, rules).filter(({ from }) => !isBelow(from)).length
    case 'redirectsBelow':
      return printedRedirects(host, rules).filter(({ from }) => isBelow(from)).length
    case 'redirectLength':
      return longest(printedRedirects(host, rules).map(({ from, to }) => `${from} ${to} 301`))
    case 'headerRules':
      return rules.headers.length
    case 'headerLength':
      return longest(rules.headers.flatMap(({ headers }) => Object.entries(headers).map((each) => each.join(': '))))
    case 'functionBytes':
      return Math.max(
        ...host.files(rules).map(({ file, text }) => (file.endsWith('.js') ? Buffer.byteLength(text) : 0)),
      )
    case 'files':
    case 'filesInFolder':
    case 'bytes':
      return 0
  }
}

/**
 * The redirects that the host reads: it may need several for an address, and may ignore those by query. Printed once,
 * for all limits.
 */
const printedRedirects = (host: Host, rules: HostRules): RedirectRule[] =>
  memo(rules, 'printed redirects', () => {
    const { text = '' } = host.files(rules).find(({ file }) => file === redirectsFile) ?? {}
    return readRedirects(text).filter(({ from }) => host.can.redirectsByQuery === true || !from.includes('?'))
  })

const isBelow = (from: string) => from.endsWith('/*')

const longest = (lines: readonly string[]) => highest(lines.map(({ length }) => length))
