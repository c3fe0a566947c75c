import { expect, inject, test } from 'vitest'
import { listedRoutes } from '../../generator/expand/indexes.ts'
import { readPage } from '../support/built-site.ts'
import { clearwater, siteOf } from '../support/world.ts'

const site = siteOf(clearwater)

const partOf = (url: string, pattern: RegExp) => pattern.exec(readPage(inject('practice'), url))?.[0] ?? ''

test('the language switch shows a flag and the name of the other language, in that language', () => {
  const switchOf = (url: string) => partOf(url, /<a class="language".*?<\/a>/s)
  expect(switchOf('/about')).toMatch(/lang="es".*<svg class="flag".*Español<\/a>$/s)
  expect(switchOf('/es/about')).toMatch(/lang="en".*<svg class="flag".*English<\/a>$/s)
})

test('Spanish is offered only on English pages with a true Spanish translation', () => {
  for (const route of listedRoutes(site)) {
    const offered = partOf(route.url, /data-behaviour="offer-language".*?<a [^>]*href="[^"]*"/s)
    if (route.language === 'en' && route.translations !== undefined && route.indexed) {
      expect(offered, route.url).toContain(`href="${route.translations.es}"`)
    } else if (route.translations === undefined || route.language === 'es') expect(offered, route.url).toBe('')
  }
})
