import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { root } from '../../generator/folders.ts'
import { hasWords, type Wording, wordsOfCity } from './city-words.ts'

/** The pages that one more city adds: a location and seven services, in two languages. */
export const pagesPerCity = 16
export const driveTime = '15-20'
export const cityName = (number: number) => `Bench City ${String(number).padStart(5, '0')}`
export const citySlug = (number: number) => `bench-city-${String(number).padStart(5, '0')}`

/** Writes the real manifest with this many more cities. */
export function writeBenchManifest(folder: string, cities: number, wording: Wording): void {
  rmSync(folder, { recursive: true, force: true })
  cpSync(join(root, 'manifest'), folder, { recursive: true })
  addCities(folder, 1, cities, wording)
}

/**
 * Adds cities `from` to `to` as a marketer would: a line in each of two files and, where a city has words, those too,
 * with a file of what each service says to its visitors.
 */
export function addCities(folder: string, from: number, to: number, wording: Wording): void {
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const services = servicesIn(folder)
  const entries = numbers.map((number) => {
    const name = `\n- name: ${cityName(number)}`
    if (!hasWords(number, wording)) return name
    const { city, pairs } = wordsOfCity(number, services.length)
    const own = pairs.map((words, index) => ({ service: services[index], ...words }))
    writeFileSync(join(folder, 'services-in-cities', `${citySlug(number)}.yaml`), stringify(own, unfolded))
    return `${name}\n${stringify(city, unfolded).trimEnd().replace(/^/gm, '  ')}`
  })
  appendFileSync(join(folder, 'cities.yaml'), entries.join(''))
  appendFileSync(
    join(folder, 'drive-times.yaml'),
    numbers.map((number) => `\n  ${citySlug(number)}: ${driveTime}`).join(''),
  )
}

/** Texts stay on one line, as people write them. */
const unfolded = { lineWidth: 0 }

/** The slugs of the services, in the order of services.yaml. */
export const servicesIn = (folder: string) =>
  (parse(readFileSync(join(folder, 'services.yaml'), 'utf8')) as { slug: string }[]).map(({ slug }) => slug)

/** Changes a sentence on one page. */
export function editText(folder: string, number: number): void {
  edit(join(folder, 'pages/about.yaml'), /^( {2}intro: ")/m, `$1This is edit ${number}. `)
}

/** Changes the heading of one page, and with it the page's share picture, to one that was never drawn. */
export function editHeading(folder: string, number: number): void {
  edit(join(folder, 'pages/about.yaml'), /^( {2}heading: ).*/m, `$1About edit ${number} of bench ${process.pid}`)
}

/** Changes a word on every page, in both languages. */
export function editEveryPage(folder: string, number: number): void {
  for (const language of ['en', 'es']) edit(join(folder, `ui/${language}.yaml`), /^( +toContent: .*)$/m, `$1 ${number}`)
}

function edit(path: string, place: RegExp, by: string): void {
  const before = readFileSync(path, 'utf8')
  const after = before.replace(place, by)
  if (after === before) throw new Error(`${path} has no match for ${place}: the bench has to edit something else.`)
  writeFileSync(path, after)
}
