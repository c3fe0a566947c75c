import { sha256Of } from '../../generator/hash.ts'
import { bootSnippet } from '../../generator/render/bundle/boot-snippet.ts'
import { headingsOf, mainOf, plain } from '../support/html.ts'
import { pageRule, type Rule } from './rule.ts'

const boot = `<script>${bootSnippet()}</script>`

/** Rules about each page by itself. */
export const pageRules: readonly Rule[] = [
  pageRule('has pages with one h1 and headings that skip no level', ({ html }) => {
    const levels = headingsOf(mainOf(html)).map((heading) => heading.indexOf(' '))
    const ones = levels.filter((level) => level === 1).length
    const jump = levels.findIndex((level, index) => index > 0 && level > levels[index - 1]! + 1)
    return [...(ones === 1 ? [] : [`${ones} h1`]), ...(jump === -1 ? [] : [`heading ${jump + 1} skips a level`])]
  }),

  // A form without a name is not a landmark, so its name need not differ from others.
  pageRule('has its h1 before every other heading, and named forms of different names', ({ html }) => {
    const [first = ''] = headingsOf(html)
    const names = [...html.matchAll(/<form\b[^>]* aria-label(?:ledby)?="([^"]+)"/g)].map(([, name]) => name!)
    return [...(first.startsWith('# ') ? [] : [first]), ...names.filter((name, index) => names.indexOf(name) !== index)]
  }),

  pageRule('has every id of a page once', ({ html, ids }) => {
    const all = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id!)
    return all.length === ids.size ? [] : all.filter((id, index) => all.indexOf(id) !== index)
  }),

  // Chromium would give the title to screen readers again, as the description.
  pageRule(
    'has pictures that their title names by itself, without a reference to it',
    ({ html }) => html.match(/<svg\b[^>]* aria-labelledby="([^"]+)"[^>]*><title id="\1"/g) ?? [],
  ),

  pageRule('has JSON-LD in one graph whose references resolve', ({ graph }) => {
    const ids = new Set(graph.map((node) => node['@id']))
    return graph.flatMap((node) => [...referencesOf(node)].filter((id) => !ids.has(id)).map((id) => `nothing is ${id}`))
  }),

  pageRule('asks in JSON-LD only questions that the page asks', ({ html, graph }) => {
    const text = plain(html)
    return graph
      .filter((node) => node['@type'] === 'FAQPage')
      .flatMap((node) => node.mainEntity as { name: string }[])
      .map(({ name }) => name)
      .filter((name) => !text.includes(name))
  }),

  pageRule(
    'leaves no placeholder, mark or missing value on a page',
    ({ html }) =>
      plain(html.replace(/<script.*?<\/script>/gs, '')).match(
        /\{[\w.-]+\}|\[[^\]]+\]\(|\*\*|undefined|NaN|\[object/g,
      ) ?? [],
  ),

  pageRule(
    'has no list or part with nothing in it',
    ({ html }) => html.match(/<(dl|ul|ol|nav|section|article)\b[^>]*><\/\1>/g) ?? [],
  ),

  pageRule('has no style attribute, no inline handler and no inline script but the boot snippet', ({ html }) => [
    ...(html.match(/\sstyle="/g) ?? []),
    ...(html.match(/\son[a-z]+="/g) ?? []),
    ...(html.replace(boot, '').match(/<script(?! type="(module" src="\/assets\/|application\/ld\+json"))[^>]*>/g) ??
      []),
  ]),

  {
    name: 'has scripts that match their integrity hash',
    broken({ pages, read }) {
      const tags = new Set(pages.flatMap(({ html }) => html.match(/<script [^>]*\ssrc="[^>]*>/g) ?? []))
      return [...tags].filter((tag) => {
        const [, file, hash] = / src="\/([^"]+)" integrity="([^"]+)"/.exec(tag) ?? []
        return file === undefined || sha256Of(read(file)) !== hash
      })
    },
  },

  pageRule('asks for no password', ({ html }) => html.match(/type="password"/g) ?? []),
]

function* referencesOf(value: unknown, top = true): Iterable<string> {
  if (Array.isArray(value)) for (const entry of value) yield* referencesOf(entry, false)
  else if (typeof value === 'object' && value !== null) {
    const keys = Object.keys(value)
    if (!top && keys.length === 1 && keys[0] === '@id') yield (value as { '@id': string })['@id']
    for (const entry of Object.values(value)) yield* referencesOf(entry, false)
  }
}
