import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { collectCues } from '../../../generator/checks/words/cues.ts'
import type { LooseEntry } from '../../../generator/parse/loose-entries.ts'

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
