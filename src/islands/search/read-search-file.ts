import {
  type CityPattern,
  type FoundAnswer,
  type FoundPage,
  type SearchFile,
  type SearchWords,
  searchForm,
} from '../../shared/search/file.ts'

/**
 * Reads a host's response as a search file. Throws on anything else: a "not found" page, a hotel network's login page,
 * the file of another version of the site.
 */
export async function readSearchFile(response: Response): Promise<SearchFile> {
  if (!response.ok) throw new Error(`the search file was answered with ${response.status}`)
  const file = (await response.json()) as Partial<SearchFile> | null
  const isKindIndex = (value: unknown, place: number) => file?.kinds?.[(value as number[])[place]!] !== undefined
  const isPattern = (value: unknown) =>
    isTexts(value, 1, 2, 4) && isPath((value as CityPattern)[1]) && isKindIndex(value, 3)
  const isWhole =
    file?.form === searchForm &&
    areWords(file.words) &&
    isListOf(file.kinds, (kind) => isTexts(kind, 0) && isNumbers(kind, 1)) &&
    isListOf(file.pages, (page) => isPage(page) && isKindIndex(page, 2)) &&
    isListOf(file.answers, isAnswer) &&
    isListOf(file.asked, isAskedFor) &&
    isListOf(file.twins, isAskedFor) &&
    isListOf(file.cities, (city) => isTexts(city, 0, 1, 2)) &&
    isPattern(file.ofCities) &&
    isListOf(file.inCities, isPattern) &&
    typeof file.index === 'object'
  if (!isWhole) throw new Error('the response is not a search file')
  return file as SearchFile
}

const areWords = (words: Partial<SearchWords> | undefined) =>
  isTexts([words?.list, words?.call], 0, 1) &&
  typeof words?.found === 'object' &&
  Object.values(words.found ?? []).every((text) => typeof text === 'string')

const isListOf = (value: unknown, fits: (each: unknown) => boolean) => Array.isArray(value) && value.every(fits)

const isTexts = (value: unknown, ...places: number[]) =>
  Array.isArray(value) && places.every((place) => typeof value[place] === 'string')

const isNumbers = (value: unknown, ...places: number[]) =>
  Array.isArray(value) && places.every((place) => typeof value[place] === 'number')

/** Whether this is a path on this site: the list must not link anywhere else. */
const isPath = (url: string) => /^\/(?!\/)/.test(url)

const isPage = (value: unknown) => isTexts(value, 0, 1, 3) && isPath((value as FoundPage)[0])

const isAnswer = (value: unknown) => {
  if (!isTexts(value, 0, 1, 2, 3) || !isNumbers(value, 4, 5)) return false
  const [, , , url] = value as FoundAnswer
  return isPath(url) || url.startsWith('tel:')
}

const isAskedFor = (value: unknown) =>
  isNumbers(value, 0) && (value as unknown[]).slice(1).every((phrase) => typeof phrase === 'string')
