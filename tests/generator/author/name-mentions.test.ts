import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openDraft } from '../../../generator/author/draft.ts'
import { type NameMention, nameMentions } from '../../../generator/author/name-mentions.ts'
import { editText } from '../../support/edit-text.ts'
import { loaded, world } from '../../support/world.ts'

/** The mentions of Brook Hill that are added to a practice when a page contains `text`. */
function mentionsOf(text: string, edit: (folder: string) => void = () => {}): NameMention[] {
  const folder = world('base')
  edit(folder)
  const before = mentionsIn(folder)
  editText(folder, 'pages/about.yaml', /^ {2}intro: .*$/m, `  intro: ${JSON.stringify(text)}`)
  return mentionsIn(folder).filter(({ text, file }) => !before.some((each) => each.text === text && each.file === file))
}

const mentionsIn = (folder: string) =>
  nameMentions(openDraft(loaded(folder).sources), { old: 'Brook Hill', now: 'Brook Hills' })

const rewritten = (text: string) => mentionsOf(text).map(({ edit }) => edit?.text)

describe('a text that mentions a renamed city', () => {
  it('gets the new name wherever the old one is a whole word', () => {
    expect(rewritten("Brook Hill, and Brook Hill's parks; not Brook Hillside")).toEqual([
      '"Brook Hills, and Brook Hills\'s parks; not Brook Hillside"',
    ])
  })

  it('gets it where a line ends between the words of the old one', () => {
    const draft = openDraft([{ file: 'x.yaml', text: '- >-\n  From Brook\n  Hill to us\n', value: undefined }])
    const edits = nameMentions(draft, { old: 'Brook Hill', now: 'Elm Hill' }).flatMap(({ edit }) => edit ?? [])
    draft.edit('x.yaml', () => edits)
    expect(draft.source('x.yaml')!.value).toEqual(['From Elm Hill to us'])
  })

  it('is not a mention when it has the new name already', () => {
    expect(mentionsOf('We are near Brook Hills.')).toEqual([])
  })

  it.each([
    'Brook Hill Avenue',
    'North Brook Hill Ave',
    'Brook Hill St.',
    'Brook Hill Blvd',
    'Avenida Brook Hill',
    'rue Brook Hill',
    'boul. Brook Hill',
    'Brook Hill Crescent',
  ])('is left to a person when the name is that of a street: %s', (street) => {
    expect(rewritten(`Take ${street} to our door.`)).toEqual([undefined])
  })

  it('keeps the name of a street next to that of the city', () => {
    expect(rewritten('From Brook Hill, take Brook Hill Road.')).toEqual(['"From Brook Hills, take Brook Hill Road."'])
  })

  it.each([
    ['neighborhoods.yaml', 'name: Old Brook Hill\n  partOf: alder-bay'],
    ['cities.yaml', 'name: Elm Hill\n  areas: [Old Brook Hill]'],
  ])('is left to a person when the name is part of that of another place, in %s', (file, place) => {
    const addPlace = (folder: string) => appendFileSync(join(folder, file), `\n- ${place}\n`)
    const [mention, ...others] = mentionsOf('The mill of Old Brook Hill', addPlace)
    expect(mention).toMatchObject({ file: 'pages/about.yaml', text: '"The mill of Old Brook Hill"' })
    expect(mention!.edit).toBeUndefined()
    expect(others).toEqual([])
  })
})

describe('a name that is not text', () => {
  it.each(['cities.yaml', 'neighborhoods.yaml'])('stays when it is that of another place, in %s', (list) => {
    const folder = world('base')
    appendFileSync(join(folder, list), '\n- name: Brook Hill\n  en: { intro: Welcome to Brook Hill. }\n')
    const mentions = mentionsIn(folder).filter(({ file, text }) => file === list && text.includes('Brook Hill'))
    expect(mentions.slice(-2).map(({ text, edit }) => ({ text, isRewritten: edit !== undefined }))).toEqual([
      { text: 'Brook Hill', isRewritten: false },
      { text: 'Welcome to Brook Hill.', isRewritten: true },
    ])
  })

  it('stays when it is that of a place in another language', () => {
    const folder = world('base')
    appendFileSync(join(folder, 'cities.yaml'), '\n- name: Elm Hill\n  names: { es: Loma de Brook Hill }\n')
    const mention = mentionsIn(folder).find(({ text }) => text === 'Loma de Brook Hill')
    expect(mention).toMatchObject({ file: 'cities.yaml' })
    expect(mention!.edit).toBeUndefined()
  })

  it('stays in the list of cities that the geo gate lets in', () => {
    const folder = world('base')
    const file = join(folder, 'practice.yaml')
    const gate = 'geoGate: { cities: [Brook Hill] }\n'
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^geoGate:.*\n(?: .*\n)*/m, '') + gate)
    const mentions = mentionsIn(folder).filter((each) => each.file === 'practice.yaml')
    expect(mentions.map(({ text, edit }) => [text, edit])).toEqual([['Brook Hill', undefined]])
  })
})

it("the practice's own address is never rewritten, and is shown to a person", () => {
  const folder = editText(world('base'), 'practice.yaml', /^ {2}street: .*$/m, '  street: 8 Brook Hill Mall')
  const [mention] = mentionsIn(folder).filter((each) => each.file === 'practice.yaml')
  expect(mention).toMatchObject({ text: '8 Brook Hill Mall' })
  expect(mention!.edit).toBeUndefined()
})
