import { type CityPattern, type FoundPage, type SearchFile, searchForm } from '../../shared/search/file.ts'

/**
 * Reads a host's answer as a search file. Throws on anything else: a page that says "not found", the login page of a
 * hotel's network, the file of another version of the site.
 */
export async function readSearchFile(response: Response): Promise<SearchFile> {
  if (!response.ok) throw new Error(`the search file was answered with ${response.status}`)
  const file = (await response.json()) as Partial<SearchFile> | null
  const isWhole =
    file?.form === searchForm &&
    isListOf(file.kinds, (kind) => typeof kind === 'string') &&
    isListOf(file.pages, isPage) &&
    isListOf(file.cities, (city) => isTexts(city, 0, 1, 2)) &&
    isPattern(file.ofCities) &&
    isListOf(file.inCities, isPattern) &&
    typeof file.index === 'object'
  if (!isWhole) throw new Error('the search file is not one')
  return file as SearchFile
}

const isListOf = (value: unknown, fits: (each: unknown) => boolean) => Array.isArray(value) && value.every(fits)

const isTexts = (value: unknown, ...places: number[]) =>
  Array.isArray(value) && places.every((place) => typeof value[place] === 'string')

/** A path of this site: a link to anywhere else has no place in the list. */
const isPath = (url: string) => /^\/(?!\/)/.test(url)

const isPage = (value: unknown) => isTexts(value, 0, 1, 3) && isPath((value as unknown as FoundPage)[0])

const isPattern = (value: unknown) => isTexts(value, 1, 2, 4) && isPath((value as unknown as CityPattern)[1])
