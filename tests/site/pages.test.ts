import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { describe, expect, inject, test } from 'vitest'
import { bootSnippet } from '../../generator/boot-snippet.ts'
import { readPages } from '../support/built-site.ts'
import {
  alternatesOf,
  canonicalOf,
  descriptionOf,
  headingsOf,
  idsOf,
  languageOf,
  linksOf,
  mainOf,
  plain,
  structuredDataOf,
  titleOf,
} from '../support/html.ts'

const pages = readPages(inject('site'))
const byUrl = new Map(pages.map((page) => [page.url, page]))
const origin = new URL(canonicalOf(byUrl.get('/')!.html)!).origin
const path = (address: string) => address.slice(origin.length) || '/'
const isCanonical = ({ url, html }: { url: string; html: string }) => path(canonicalOf(html) ?? '') === url

/** What each failing page has to say, so that one run names them all. */
const findings = (check: (page: (typeof pages)[number]) => string[]) =>
  pages.flatMap((page) => check(page).map((found) => `${page.url}: ${found}`))

describe('every page', () => {
  test('is valid HTML', () => {
    const validator = new HtmlValidate({ extends: ['html-validate:recommended'] })
    const errors = findings(({ html }) => {
      const { results } = validator.validateStringSync(html)
      return results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId} ${message} at ${selector}`),
      )
    })
    expect(errors).toEqual([])
  }, 120_000)

  test('has one h1 and headings that skip no level', () => {
    const levels = findings(({ html }) => {
      const levels = headingsOf(mainOf(html)).map((heading) => heading.indexOf(' '))
      const ones = levels.filter((level) => level === 1).length
      const jump = levels.findIndex((level, index) => index > 0 && level > levels[index - 1]! + 1)
      return [...(ones === 1 ? [] : [`${ones} h1`]), ...(jump === -1 ? [] : [`heading ${jump + 1} skips a level`])]
    })
    expect(levels).toEqual([])
  })

  test('has JSON-LD that parses, in one graph whose references resolve', () => {
    const broken = findings(({ html }) => {
      const graph = structuredDataOf(html)['@graph']
      const ids = new Set(graph.map((node) => node['@id']))
      return graph.flatMap((node) =>
        [...referencesOf(node)].filter((id) => !ids.has(id)).map((id) => `nothing is ${id}`),
      )
    })
    expect(broken).toEqual([])
  })

  test('says in JSON-LD only what it says to the visitor', () => {
    const hidden = findings(({ html }) => {
      const text = plain(html)
      const questions = structuredDataOf(html)
        ['@graph'].filter((node) => node['@type'] === 'FAQPage')
        .flatMap((node) => node.mainEntity as { name: string }[])
      const rating = JSON.stringify(structuredDataOf(html)).includes('AggregateRating')
      return [
        ...questions.filter(({ name }) => !text.includes(name)).map(({ name }) => name),
        ...(rating && !text.includes('4.9') ? ['a rating nobody sees'] : []),
      ]
    })
    expect(hidden).toEqual([])
  })

  test('holds no mark that should have been filled in, and no word left to be translated', () => {
    expect(
      findings(
        ({ html }) =>
          plain(html.replace(/<script.*?<\/script>/gs, '')).match(
            /\{[\w.-]+\}|\[[^\]]+\]\(|\*\*|undefined|NaN|\[object/g,
          ) ?? [],
      ),
    ).toEqual([])
  })

  test('has no style attribute, no inline handler and no script but its own and the boot snippet', () => {
    const boot = `<script>${bootSnippet()}</script>`
    const inline = findings(({ html }) => [
      ...(html.match(/\sstyle="/g) ?? []),
      ...(html.match(/\son[a-z]+="/g) ?? []),
      ...(html.replace(boot, '').match(/<script(?! type="(module" src="\/assets\/|application\/ld\+json"))[^>]*>/g) ??
        []),
    ])
    expect(inline).toEqual([])
  })
})

describe('links', () => {
  test('lead to a page, a section or a file that exists', () => {
    const dead = findings(({ html, url }) =>
      linksOf(html)
        .filter((href) => href.startsWith('/') || href.startsWith('#'))
        .filter((href) => {
          const [target = '', hash] = href.split('#')
          const page = byUrl.get(target === '' ? url : target)
          if (page === undefined) return !existsSync(join(inject('site'), target))
          return hash !== undefined && !idsOf(page.html).includes(hash)
        }),
    )
    expect(dead).toEqual([])
  })

  test('reach every page that is not hidden, from the home page of its language', () => {
    const reached = new Set<string>()
    const queue = ['/', '/es']
    for (let url = queue.pop(); url !== undefined; url = queue.pop()) {
      if (reached.has(url)) continue
      reached.add(url)
      for (const href of linksOf(byUrl.get(url)?.html ?? '')) if (href.startsWith('/')) queue.push(href.split('#')[0]!)
    }
    expect(
      pages
        .filter(isCanonical)
        .filter(({ url }) => !reached.has(url))
        .map(({ url }) => url),
    ).toEqual([])
  })

  test('leave the language of the page only where they say so', () => {
    const strays = findings(({ html, url }) =>
      [...html.matchAll(/<a\b[^>]*>/g)].flatMap(([tag]) => {
        const href = /href="(\/[^"#]*)/.exec(tag)?.[1]
        if (href === undefined || /hreflang=/.test(tag)) return []
        const inSpanish = (path: string) => path === '/es' || path.startsWith('/es/')
        return inSpanish(href) === inSpanish(url) ? [] : [tag]
      }),
    )
    expect(strays).toEqual([])
  })
})

describe('search engines', () => {
  test('see a title and a description that no other page has', () => {
    const canonical = pages.filter(isCanonical)
    const repeated = (textOf: (html: string) => string) => {
      const texts = canonical.map(({ html }) => textOf(html))
      return texts.filter((text, index) => text === '' || texts.indexOf(text) !== index)
    }
    expect(repeated(titleOf)).toEqual([])
    expect(repeated(descriptionOf)).toEqual([])
  })

  test('find translations that name each other, in the language they claim', () => {
    const broken = findings(({ html, url }) => {
      const alternates = alternatesOf(html)
      return Object.entries(alternates).flatMap(([language, href]) => {
        const twin = byUrl.get(path(href))
        if (twin === undefined) return [`${href} does not exist`]
        if (!isCanonical(twin)) return [`${href} is not canonical`]
        if (language === 'x-default') return alternates.en === href ? [] : ['x-default is not the English page']
        if (languageOf(twin.html) !== language) return [`${href} is not in ${language}`]
        return Object.values(alternatesOf(twin.html)).includes(`${origin}${url === '/' ? '/' : url}`)
          ? []
          : [`${href} does not point back`]
      })
    })
    expect(broken).toEqual([])
  })

  test('find each translated page in a pair', () => {
    const alone = pages
      .filter(isCanonical)
      .filter(({ html, url }) => Object.keys(alternatesOf(html)).length === 0 && !url.startsWith('/es/condiciones/'))
    expect(alone.map(({ url }) => url)).toEqual([])
  })
})

function* referencesOf(value: unknown, top = true): Iterable<string> {
  if (Array.isArray(value)) for (const entry of value) yield* referencesOf(entry, false)
  else if (typeof value === 'object' && value !== null) {
    const keys = Object.keys(value)
    if (!top && keys.length === 1 && keys[0] === '@id') yield (value as { '@id': string })['@id']
    for (const entry of Object.values(value)) yield* referencesOf(entry, false)
  }
}
