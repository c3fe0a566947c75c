import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { markedSite } from '../../../generator/dev/studio/mark-texts.ts'
import { conditionGroups } from '../../../generator/expand/indexes.ts'
import { noticed } from '../../../generator/expand/noticed.ts'
import type { Context, Site } from '../../../generator/site.ts'
import { editText } from '../../support/edit-text.ts'
import { clearwater, copyOf, loaded, siteOf } from '../../support/world.ts'

const site = siteOf(clearwater)
const contextOf = (language: string, of = site) => ({ site: of, language, bodyLanguage: language }) as Context

describe('the list of conditions by sign', () => {
  const rows = noticed(contextOf('en')).flatMap(({ signs }) => signs)

  test('says how soon each sign needs care, and links to the pages that name it', () => {
    expect(rows).not.toEqual([])
    for (const { level, pages } of rows) {
      expect(['emergency', 'urgent', 'routine']).toContain(level)
      expect(pages.map(({ href }) => href).filter((href) => !href.startsWith('/conditions/'))).toEqual([])
      expect(pages).not.toEqual([])
    }
  })

  test('is the same in every language, at the addresses of that language', () => {
    const other = noticed(contextOf('es')).flatMap(({ signs }) => signs)
    expect(other.map(({ level }) => level)).toEqual(rows.map(({ level }) => level))
    expect(other.flatMap(({ pages }) => pages).filter(({ href }) => !href.startsWith('/es/'))).toEqual([])
  })
})

const conditionsIn = (language: string, of = site) =>
  conditionGroups(contextOf(language, of)).find(({ id }) => id === 'conditions')!.cards

test('conditions are sorted by name', () => {
  for (const language of ['en', 'es']) {
    const names = conditionsIn(language).map(({ label }) => label)
    expect(names).toEqual([...names].sort(new Intl.Collator(language).compare))
  }
})

/** The letters that mark conditions, with a dot for one without, after five more with these names in both languages. */
function lettersWith(
  names: readonly string[],
  locale = 'es-US',
): (language: string, options?: { isEditing: boolean }) => string {
  const folder = editText(copyOf(clearwater), 'languages.yaml', 'es-US', locale)
  const text = readFileSync(join(folder, 'pages/conditions/floaters-flashes.yaml'), 'utf8')
  for (const both of names) {
    const [id, ...left] = [both.split('/')[0]!.toLowerCase(), ...both.split('/')]
    const page = text
      .replace('moscas-volantes', id)
      .replace(/^( +(?:title|description): ['"]?)/gm, `$1${id} `)
      .replace(/^ {2}name: .*/gm, () => `  name: ${left.shift()}`)
    writeFileSync(join(folder, `pages/conditions/${id}.yaml`), page)
  }
  const { site: many, sources } = loaded(folder, { preview: true })
  return (language, { isEditing = false } = { isEditing: false }) =>
    lettersOf(language, isEditing ? markedSite(many!, sources) : many!)
}

const lettersOf = (language: string, of: Site) =>
  conditionsIn(language, of)
    .map(({ letter = '.' }) => letter)
    .join('')

test('of a dozen conditions, the first under each letter is marked with it: Ú is a U in Spanish, Ñ a letter', () => {
  const letters = lettersWith([
    'Lid/Nubes',
    'Nystagmus/Ñublado',
    'Uveitis/Uveítis',
    'Amblyopia/Ambliopía',
    'Zoster/Zóster',
  ])
  expect(letters('en')).toBe('A.C.DFHKLNUZ')
  expect(letters('es')).toBe('A.CDFMNÑOQU.Z')
  expect(letters('es', { isEditing: true })).toBe(letters('es'))
  expect(lettersOf('en', site)).toBe('.......')
})

test('Vietnamese conditions are marked with their letters, without the tones', () => {
  const vietnamese = lettersWith(['Lid/Ống', 'Nystagmus/Ôn', 'Uveitis/Ám', 'Amblyopia/Ậm', 'Zoster/Ớn'], 'vi')
  expect(vietnamese('es')).toMatch(/^A.*Â.*Ô\.Ơ/)
})

test('Korean conditions are marked with the consonant that they begin with, and Chinese ones with nothing', () => {
  const korean = lettersWith([
    'Lid/백내장',
    'Nystagmus/비문증',
    'Uveitis/녹내장',
    'Amblyopia/안구 건조증',
    'Zoster/약시',
  ])
  expect(korean('es')).toMatch(/ㄴㅂ\.ㅇ\.$/)
  const chinese = lettersWith(['Lid/白内障', 'Nystagmus/飞蚊症', 'Uveitis/青光眼', 'Amblyopia/干眼症', 'Zoster/弱视'])
  expect(chinese('es')).toMatch(/^\.+$/)
})
