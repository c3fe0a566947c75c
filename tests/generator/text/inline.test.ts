import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fill, fillIns, type Piece, parseInline } from '../../../generator/text/inline.ts'

const visible = (piece: Piece) => {
  if ('cites' in piece) return ''
  return 'text' in piece ? piece.text : 'strong' in piece ? piece.strong : piece.label
}
const written = (piece: Piece) => {
  if ('text' in piece) return piece.text
  if ('cites' in piece) return `[[${piece.cites}]]`
  return 'strong' in piece ? `**${piece.strong}**` : `[${piece.label}](${piece.target})`
}

/** Any text, in which characters that may be markup are frequent. */
const anyText = fc.string({ unit: fc.constantFrom(...'ab *[]()/#\n{}é') })

/** Words without any of those characters. */
const words = fc.stringMatching(/^[a-zé ]{1,12}$/)

describe('running text', () => {
  it('is split into plain words, strong words and links', () => {
    expect(parseInline('Call **today** or see [dry eye](/conditions/dry-eye#tests).')).toEqual([
      { text: 'Call ' },
      { strong: 'today' },
      { text: ' or see ' },
      { label: 'dry eye', target: '/conditions/dry-eye#tests' },
      { text: '.' },
    ])
  })

  it('is split at the sources it cites', () => {
    expect(parseInline('About 1 in 375 [[dutch-registry]].')).toEqual([
      { text: 'About 1 in 375 ' },
      { cites: 'dutch-registry' },
      { text: '.' },
    ])
  })

  it('stays one piece if it has no markup, and has no pieces if it is empty', () => {
    expect(parseInline('Eyes (both) cost 5 * 2 [sic].')).toEqual([{ text: 'Eyes (both) cost 5 * 2 [sic].' }])
    expect(parseInline('')).toEqual([])
  })

  it('loses no character, whatever it contains: its pieces add up to the text', () => {
    fc.assert(fc.property(anyText, (text) => parseInline(text).map(written).join('') === text))
  })

  it('keeps every visible word, in order', () => {
    const piece = fc.oneof(
      words.map((text): Piece => ({ text })),
      words.map((strong): Piece => ({ strong })),
      fc.tuple(words, fc.stringMatching(/^\/[a-z]{1,8}$/)).map(([label, target]): Piece => ({ label, target })),
      fc.stringMatching(/^[a-z]{1,8}$/).map((cites): Piece => ({ cites })),
    )
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const found = parseInline(pieces.map(written).join(''))
        expect(found.map(visible).join('')).toBe(pieces.map(visible).join(''))
        expect(found.filter((each) => !('text' in each))).toEqual(pieces.filter((each) => !('text' in each)))
      }),
    )
  })
})

describe('names in curly braces', () => {
  it('are found, dots and hyphens included', () => {
    expect(fillIns('Call {phone} since {fact.since-year}.')).toEqual(['phone', 'fact.since-year'])
  })

  it('are replaced by their values, and stay when they have none', () => {
    expect(fill('{city}: {minutes} min, {other}', { city: 'Irvine', minutes: '12-15' })).toBe(
      'Irvine: 12-15 min, {other}',
    )
  })

  it('are not filled in a second time inside a value', () => {
    expect(fill('{a}', { a: '{b}', b: 'no' })).toBe('{b}')
  })

  it('take a value literally, including dollar signs', () => {
    expect(fill('{price}', { price: '$& $1' })).toBe('$& $1')
  })
})
