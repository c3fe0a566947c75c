import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { collectCues } from '../../../generator/checks/words/cues.ts'
import type { LooseEntry } from '../../../generator/parse/loose-entries.ts'
import { starterFile } from '../../../generator/parse/own-words.ts'
import type { Group } from '../../../generator/read/raw-values.ts'

const entry = (id: string, cues: string[]): LooseEntry => {
  const value = { id, es: { cues } }
  return { source: { file: 'signs.yaml', text: '', value: [value] }, path: [0], value, slug: undefined }
}

const { finderFor } = collectCues(
  { sign: [entry('curtain', ['cortina', 'visión de túnel']), entry('red', ['ojo rojo'])] },
  ['es'],
)

/** The cue found in a file with only `text`. */
const foundIn = (text: string) => finderFor({ file: 'pages/a.yaml', text, value: text })?.(text, ['es'])

describe('words that stand for a sign', () => {
  it.each(['una cortina cae', 'Una CORTINA.', '¿Cortina?', 'una **cortina** oscura'])(
    'are found in any case and next to any punctuation: %s',
    (text) => expect(foundIn(text)).toMatchObject({ cue: 'cortina', mark: 'sign.curtain' }),
  )

  it('are found with or without their accents', () => {
    expect(foundIn('una vision de tunel')?.mark).toBe('sign.curtain')
    expect(foundIn('una VISIÓN de túnel')?.mark).toBe('sign.curtain')
  })

  it('belong to one entry only, of any kind', () => {
    const { problems } = collectCues(
      { has: [entry('photos', ['fotos del ojo'])], promise: [entry('pictures', ['Fotos del ojo'])] },
      ['es'],
    )
    expect(problems).toMatchObject([{ message: '"Fotos del ojo" is already a cue of {has.photos}' }])
  })

  it('are found even if all of them are short', () => {
    expect(foundIn('con un ojo rojo')?.mark).toBe('sign.red')
  })

  it('are not found inside another word, or apart from each other', () => {
    expect(foundIn('las cortinas')).toBeUndefined()
    expect(foundIn('la visión es de un túnel')).toBeUndefined()
  })

  it('are allowed where the sign is named', () => {
    expect(foundIn('Una cortina. {sign.curtain}')).toBeUndefined()
    expect(foundIn('Una cortina. {sign.red}')?.mark).toBe('sign.curtain')
  })

  it('are found anywhere among other words', () => {
    const words = fc.array(fc.constantFrom('la', 'vista', 'se', 'nubla', 'corta', 'rojo'), { maxLength: 6 })
    fc.assert(
      fc.property(words, words, (before, after) => {
        expect(foundIn([...before, 'cortina', ...after].join(' '))?.mark).toBe('sign.curtain')
      }),
    )
  })
})

describe('the signs of a new practice', () => {
  const signs = (starterFile('signs.yaml') as Group[]).map((value): LooseEntry => ({ ...entry('', []), value }))
  const { finderFor } = collectCues({ sign: signs }, ['en', 'es'])
  const signIn = (text: string, code: string) =>
    finderFor({ file: 'pages/a.yaml', text, value: text })?.(text, [code])?.mark

  it.each([
    ['en', 'A first exam lasts longer than an hour.'],
    ['en', 'In diabetes, fluid leaks from tiny vessels. A weak one leaks fluid under the retina.'],
    ['en', 'Work at a screen causes headaches, tired eyes and a stiff neck.'],
    ['en', 'With a cataract, the lens turns milky, and colors look faded.'],
    ['en', 'One frame may be a size larger than the other.'],
    ['en', 'A newborn has blurry sight.'],
    ['es', 'El examen dura más de una hora.'],
    ['es', 'La lágrima sale del ojo por un canal.'],
    ['es', 'Hay caspa en el cuero cabelludo y en las pestañas.'],
    ['es', 'Un recién nacido tiene la vista borrosa.'],
  ])('are not read into what is only similar: %s %s', (code, text) => expect(signIn(text, code)).toBeUndefined())

  it.each([
    ['en', 'If fluid leaks from the eye, do not press.', 'leaking-eye'],
    ['en', 'A headache with a stiff neck cannot wait.', 'headache-fever'],
    ['es', 'Algo sobresale del ojo.', 'stuck-object'],
    ['es', 'Le duele el cuero cabelludo.', 'arteritis'],
  ])('are found where they are meant: %s %s', (code, text, id) => expect(signIn(text, code)).toBe(`sign.${id}`))
})
