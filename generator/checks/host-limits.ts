import { counted, type HostRules, type Limit } from '../hosts/host.ts'
import { hostOf } from '../hosts/index.ts'
import { rulesOf } from '../hosts/rules.ts'
import { grouped } from '../languages.ts'
import { locate } from '../problems/locate.ts'
import { type Problem, problem } from '../problems/problems.ts'
import type { Source } from '../read/read.ts'
import type { Site } from '../site.ts'

/** What the host that practice.yaml names does not take: it would refuse the site, or leave out a part of it. */
export function checkHostLimits(site: Site, sources: readonly Source[]): Problem[] {
  const name = site.manifest.practice.host
  const source = sources.find(({ file }) => file === 'practice.yaml')
  if (name === undefined || source === undefined) return []
  const host = hostOf(name)
  const rules = rulesOf(site, '')
  return host.limits.flatMap((limit) => {
    const amount = amountOf(limit.of, rules, () => host.files(rules))
    if (amount <= limit.atMost) return []
    const message = `the site has ${grouped(amount)} ${counted[limit.of]}, and ${host.title} takes ${grouped(limit.atMost)}: see ${limit.source}`
    const fix = `Make it fewer, or choose another host: "sightline hosts" tells what each takes.`
    return [problem('HOST_LIMIT', locate(source, ['host']), message, fix)]
  })
}

/** As far as the manifest tells: pages are most of the files. */
function amountOf(of: Limit['of'], rules: HostRules, files: () => { file: string; text: string }[]): number {
  const below = rules.redirects.filter(({ from }) => from.endsWith('/*')).length
  switch (of) {
    case 'redirects':
      return rules.redirects.length
    case 'singleRedirects':
      return rules.redirects.length - below
    case 'redirectsBelow':
      return below
    case 'headerRules':
      return rules.headers.length
    case 'functionBytes':
      return Math.max(...files().map(({ file, text }) => (file.endsWith('.js') ? Buffer.byteLength(text) : 0)))
    case 'files':
      return [...rules.pages()].length
    case 'filesInFolder':
      return mostInOneFolder(rules.pages())
  }
}

function mostInOneFolder(urls: Iterable<string>): number {
  const counts = new Map<string, number>()
  for (const url of urls) {
    const folder = url.slice(0, url.lastIndexOf('/'))
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return Math.max(...counts.values())
}
