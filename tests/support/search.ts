import type { CityPattern, FoundCity, SearchFile } from '../../src/shared/search/file.ts'

export interface SearchPage {
  url: string
  name: string
  line: string
}

/** Every page in a search file: those it lists, and those that its patterns expand to. */
export function pagesOf({ pages, cities, ofCities, inCities }: SearchFile): SearchPage[] {
  return [
    ...pages.map(([url, name, , line]) => ({ url, name, line })),
    ...cities.flatMap((city) => {
      const own = filled(ofCities, city)
      const [, , , page] = city
      const ownPage = page === 0 ? [] : [page === 1 ? own : { ...own, url: page }]
      return [...ownPage, ...inCities.map((pattern) => filled(pattern, city))]
    }),
  ]
}

function filled([, url, name, , line]: CityPattern, [city, slug, minutes]: FoundCity): SearchPage {
  const fill = (text: string) =>
    text.replace(/\{(city|slug|minutes)\}/g, (_, mark: Mark) => ({ city, slug, minutes })[mark])
  return { url: fill(url), name: fill(name), line: fill(line) }
}

type Mark = 'city' | 'slug' | 'minutes'
