import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../generator/folders.ts'

/** What one more city adds: a location and seven services, in two languages. */
export const pagesPerCity = 16
export const driveTime = '15-20'
export const cityName = (number: number) => `Bench City ${String(number).padStart(5, '0')}`
export const citySlug = (number: number) => `bench-city-${String(number).padStart(5, '0')}`

/** Writes the real manifest and so many cities that have a name and a drive time, and nothing else. */
export function writeBenchManifest(folder: string, cities: number): void {
  rmSync(folder, { recursive: true, force: true })
  cpSync(join(root, 'manifest'), folder, { recursive: true })
  addCities(folder, 1, cities)
}

/** Adds the cities from one number to another, as a marketer would: a line in each of two files. */
export function addCities(folder: string, from: number, to: number): void {
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  appendFileSync(join(folder, 'cities.yaml'), numbers.map((number) => `\n- name: ${cityName(number)}`).join(''))
  appendFileSync(
    join(folder, 'drive-times.yaml'),
    numbers.map((number) => `\n  ${citySlug(number)}: ${driveTime}`).join(''),
  )
}

/** Changes one sentence that stands on one page. */
export function editText(folder: string, number: number): void {
  edit(join(folder, 'pages/about.yaml'), /^( {2}intro: ")/m, `$1This is edit ${number}. `)
}

/** Changes the heading of one page, and so the picture that links to it are shared with: to one that nobody has drawn. */
export function editHeading(folder: string, number: number): void {
  edit(join(folder, 'pages/about.yaml'), /^( {2}heading: ).*/m, `$1About edit ${number} of bench ${process.pid}`)
}

/** Changes a word that stands on every page, in both languages. */
export function editEveryPage(folder: string, number: number): void {
  for (const language of ['en', 'es']) edit(join(folder, `ui/${language}.yaml`), /^( +toContent: .*)$/m, `$1 ${number}`)
}

function edit(path: string, place: RegExp, by: string): void {
  const before = readFileSync(path, 'utf8')
  const after = before.replace(place, by)
  if (after === before) throw new Error(`${path} has nothing that fits ${place}: the bench has to edit something else.`)
  writeFileSync(path, after)
}
