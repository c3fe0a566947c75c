import { describe, expect, it } from 'vitest'
import { code, escapeMarkdown } from '../../../generator/plan/escape-markdown.ts'
import { fitLines } from '../../../generator/plan/fit-lines.ts'
import { markdownErrors } from '../../../generator/plan/markdown-problems.ts'
import type { ChangedPage, Plan, PlannedPage } from '../../../generator/plan/plan.ts'
import { printMarkdown } from '../../../generator/plan/print-markdown.ts'
import type { Problem } from '../../../generator/problems/problems.ts'

const nothing: Plan = {
  published: true,
  pages: 100,
  cities: 20,
  added: [],
  newPages: { bare: 0, alike: 0, thin: 0, orphans: 0 },
  changed: [],
  removed: [],
  redirects: [],
  pairs: [],
  files: [],
  proposals: [],
  instead: [],
}

const print = (plan: Partial<Plan>, problems: readonly Problem[] = []) =>
  printMarkdown({ ...nothing, ...plan }, 'manifest', 'dist', problems)

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

const place = { file: 'cities.yaml', line: 3, column: 1 }

const page = (url: string): PlannedPage => ({
  url,
  language: 'en',
  kind: 'service-city',
  title: `Title of ${url}`,
  place,
})

const inCity = (service: string, city: string): PlannedPage => {
  return { ...page(`/services/${service}/${city}`), inCity: { service, city, servicePlace: place } }
}

/** A page with many changed words, which no other page has. */
const edited = (url: string): ChangedPage => {
  const words = numbers(60).map((number) => `${url} | ${number}`)
  const body = { removed: words, added: words.map((word) => `*${word}*`) }
  return { ...page(url), place: { ...place, file: `pages${url}.yaml` }, change: { areas: ['body'], body } }
}

const problem = (severity: Problem['severity'], line = 8): Problem => {
  return { ...place, line, code: 'UNKNOWN_CITY', severity, message: `"a_b" is | no <city>.`, fix: 'Write `Irvine`.' }
}

/** The lines in the code fence of a language. */
const fenced = (markdown: string, language: string) =>
  new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)\n\`\`\`$`, 'm').exec(markdown)?.[1]?.split('\n')

/** The headings of the collapsed sections. */
const closed = (markdown: string) =>
  [...markdown.matchAll(/<details><summary>(.*)<\/summary>\n\n/g)].map(([, it]) => it)

/** The number of lines, including those left out for lack of space. */
const counted = (lines: readonly string[]) => {
  const left = /and (\d+) more/.exec(lines.at(-1)!)
  return left === null ? lines.length : lines.length - 1 + Number(left[1])
}

describe('a plan as a comment', () => {
  it('names every page of a row that represents several', () => {
    const city = numbers(5).map((number) => inCity(`service-${number}`, 'dover'))
    const markdown = print({ added: city })
    expect(markdown).toContain('| \\+ | `/services/*/dover (5 en)` |  | `manifest/cities.yaml:3` |')
    expect(markdown).toContain('**5 new pages**')
    expect(fenced(markdown, 'diff')).toEqual(city.map(({ url }) => `+ ${url}`))
  })

  it('does not repeat pages that have a row each', () => {
    const markdown = print({ added: [page('/a'), page('/b')], removed: [{ url: '/c', language: 'en', title: 'C' }] })
    expect(fenced(markdown, 'diff')).toBeUndefined()
    expect(closed(markdown)).toEqual([])
  })

  it('shows twenty rows, and the others in a collapsed section', () => {
    const markdown = print({ changed: numbers(27).map((number) => edited(`/page-${number}`)) })
    expect(closed(markdown)).toEqual(['7 more lines'])
    const [open, folded] = markdown.split('<details>').map((part) => part.match(/^\| \\~ /gm)?.length)
    expect([open, folded]).toEqual([20, 7])
    expect(markdown).toMatch(/\n\n<details>.*\n\n\| \| What [\s\S]*\|\n\n<\/details>$/)
  })

  it('puts a service that changes in most cities where the service is written', () => {
    const servicePlace = { file: 'services.yaml', line: 9, column: 1 }
    const added = numbers(3).map((number) => {
      return { ...page(`/${number}`), inCity: { service: 'exams', city: `city-${number}`, servicePlace } }
    })
    expect(print({ added, cities: 4 })).toContain('`/services/exams/* (3 en)` |  | `manifest/services.yaml:9` |')
  })

  it('folds more than forty pages by folder, but not a few, nor those that change in another way', () => {
    const below = (folder: string, count: number) => numbers(count).map((number) => edited(`${folder}/${number}`))
    const retitled = { ...edited('/many/other'), change: { areas: ['title' as const] } }
    const rows = (changed: ChangedPage[]) =>
      [...print({ changed }).matchAll(/^\| \\~ \| `(.*?)` \| .* \| `(.*?)` \|$/gm)].map(([, what, from]) => [
        what,
        from,
      ])
    const [few, many, some] = [below('/few', 3), below('/many', 31), below('', 6)]
    expect(rows([...many, ...some, ...few])).toHaveLength(40)
    expect(rows([...many, retitled, ...some, ...few])).toEqual([
      ['/* (6 en)', 'manifest/pages/'],
      ['/few/1', 'manifest/pages/few/1.yaml:3'],
      ['/few/2', 'manifest/pages/few/2.yaml:3'],
      ['/few/3', 'manifest/pages/few/3.yaml:3'],
      ['/many/* (31 en)', 'manifest/pages/many/'],
      ['/many/other', 'manifest/pages/many/other.yaml:3'],
    ])
  })

  it('ends with what changes on the whole site', () => {
    const alike = numbers(11).map((number) => {
      const file = number % 2 ? 'b/c.yaml' : 'a.yaml'
      return { ...page(`/${number}`), place: { ...place, file }, change: { areas: ['frame' as const] } }
    })
    const rows = print({ changed: [...alike, edited('/z')] }).match(/^\| \\~ .*$/gm)
    expect(rows).toEqual([
      expect.stringContaining('`/z`'),
      expect.stringMatching(/`11 other pages \(11 en\)` \| .* \| `manifest\/` \|$/),
    ])
  })

  it('says that nothing has been published yet', () => {
    expect(print({ published: false, added: [page('/a')] })).toContain('Nothing is published in `dist` yet')
    expect(print({ added: [page('/a')] })).not.toContain('Nothing is published')
  })

  it('shows as many lines as fit with the breaks between them', () => {
    expect(fitLines(['ab', 'cd'], 6)).toEqual({ shown: ['ab', 'cd'], left: 0 })
    expect(fitLines(['ab', 'cd'], 5)).toEqual({ shown: ['ab'], left: 1 })
  })

  it('shows forty pages that are removed, counts the others, and then names them all', () => {
    const removed = numbers(41).map((number) => ({ url: `/${number}`, language: 'en' as const, title: '' }))
    const markdown = print({ removed })
    expect(markdown).toContain('\n|   | `and 1 more` | ')
    expect(fenced(markdown, 'diff')).toContain('- /41')
    expect(fenced(print({ removed: removed.slice(1) }), 'diff')).toBeUndefined()
  })

  it('has a row for each of two pages of a city, and one for more, which says how many visitors get lost', () => {
    const [exams, lenses, therapy] = ['exams', 'lenses', 'therapy'].map((service) => inCity(service, 'dover'))
    const removed = [{ ...exams!, leadsTo: '/exams' }, lenses!, { ...therapy!, leadsTo: '/therapy' }]
    const rows = (plan: Partial<Plan>) =>
      [...print(plan).matchAll(/^\| \\[+-] \| `(.*?)` \| (.*?) \|/gm)].map(([, ...row]) => row)
    expect(rows({ removed: removed.slice(0, 2) })).toEqual([
      ['/services/exams/dover', 'redirected to /exams'],
      ['/services/lenses/dover', 'not redirected'],
    ])
    expect(rows({ removed })).toEqual([['/services/*/dover (3 en)', '1 of them not redirected']])
    expect(rows({ added: [exams!, lenses!] }).map(([what]) => what)).toEqual([
      '/services/exams/dover',
      '/services/lenses/dover',
    ])
  })

  it('collapses a long list of pages, grouped by what happens to them', () => {
    const cities = numbers(9).map((number) => `city-${number}`)
    const removed = cities.map((city) => ({ ...inCity('exams', city), leadsTo: '/services/exams' }))
    const added = cities.flatMap((city) => numbers(3).map((number) => inCity(`service-${number}`, city)))
    const markdown = print({ added, removed, cities: 9 })
    expect(closed(markdown)).toEqual(['27 new pages'])
    expect(markdown).toContain('**9 removed pages**\n\n```diff\n- /services/exams/city-1\n')
  })

  it('stays below the limit of GitHub, and says how much is left out of each list', () => {
    const moved = numbers(4_000).map((number) => ({ from: `/old-${number}`, to: `/new-${number}` }))
    const added = numbers(60_000).map((number) => inCity(`service-${number % 7}`, `city-${number}`))
    const changed = [
      ...numbers(39).map((number) => edited(`/page-${number}`)),
      ...numbers(9_000).map((number) => ({
        ...inCity('exams', `old-${number}`),
        change: { areas: ['frame' as const] },
      })),
    ]
    const warnings = numbers(3_000).map((line) => problem('warning', line))
    const removed = moved.map(({ from }) => ({ url: from, language: 'es' as const, title: from }))
    const proposals = moved.map((move) => ({ ...move, yaml: `- { from: ${move.from}, to: ${move.to} }` }))
    const markdown = print({ added, changed, removed, proposals }, warnings)
    expect(markdown.length).toBeLessThan(62_000)
    expect(markdown.length).toBeGreaterThan(40_000)
    const lists = [...markdown.matchAll(/```diff\n([\s\S]*?)\n```/g)].map(([, list]) => list!.split('\n'))
    expect(lists.map(counted)).toEqual([60_000, 9_039, 4_000])
    expect(counted(fenced(markdown, 'yaml')!)).toBe(4_000)
    expect(counted(markdown.split('\n').filter((line) => /^- `|^- and/.test(line)))).toBe(3_000)
    expect(closed(markdown)).toContain('3000 warnings')
    expect(closed(markdown)).toHaveLength(markdown.match(/<\/details>/g)!.length)
  })

  it('ends with the warnings of the manifest, even if nothing would change', () => {
    const line = '- `manifest/cities.yaml:8:1` "a\\_b" is \\| no &lt;city\\>. **Fix:** Write \\`Irvine\\`.'
    for (const markdown of [print({}, [problem('warning')]), print({ added: [page('/a')] }, [problem('warning')])]) {
      expect(markdown.endsWith(`\n\n**1 warning**\n\n${line}`)).toBe(true)
    }
  })

  it('gives way to the errors of a manifest that has any', () => {
    const markdown = markdownErrors([problem('error'), problem('error', 9), problem('warning')], 'manifest')
    expect(markdown).toMatch(/^\*\*The manifest has 2 errors: nothing can be published\.\*\*\n\n- `manifest\/cities/)
    expect(markdown).toContain('\n- `manifest/cities.yaml:9:1` ')
    expect(markdown).toContain('\n\n**1 warning**\n\n- `manifest/cities.yaml:8:1` ')
  })

  it('escapes what would be markup, a formula or a mention', () => {
    expect(escapeMarkdown('a*b_c\nd & <i>')).toBe('a\\*b\\_c d &amp; &lt;i\\>')
    expect(escapeMarkdown('mail@home.example, @team')).toBe('mail@\u2060home.example, @\u2060team')
    expect(escapeMarkdown('www.evil.example, HTTPS://evil.example')).toBe(
      'www\u2060.evil.example, HTTPS:\u2060//evil.example',
    )
    expect([code('a|b_c'), code('a`b_c')]).toEqual(['`a\\|b_c`', 'a\\`b\\_c'])
    expect(escapeMarkdown('$5$')).toBe('<span>$</span>5<span>$</span>')
  })
})
