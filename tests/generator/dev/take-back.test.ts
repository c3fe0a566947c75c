import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { takenBack } from '../../../generator/dev/studio/take-back.ts'

const text = (...lines: string[]) => lines.map((line) => `${line}\n`).join('')

describe('a change taken back', () => {
  it('at once gives the file as it was', () => {
    const anyText = fc
      .array(fc.constantFrom('a', 'b', 'c', ' a', ''), { maxLength: 8 })
      .map((lines) => lines.join('\n'))
    fc.assert(
      fc.property(anyText, anyText, (before, after) => {
        expect(takenBack({ before, after }, after)).toBe(before)
      }),
    )
  })

  it('leaves all changes to other lines, even to adjacent ones', () => {
    const aLine = fc.constantFrom(undefined, 'ours', 'theirs')
    fc.assert(
      fc.property(fc.array(aLine, { minLength: 1, maxLength: 12 }), (owners) => {
        const withChanges = (...by: string[]) =>
          text(...owners.map((owner, n) => (by.includes(owner ?? '') ? `${owner} ${n}` : `line ${n}`)))
        const ours = { before: withChanges(), after: withChanges('ours') }
        expect(takenBack(ours, withChanges('ours', 'theirs'))).toBe(withChanges('theirs'))
      }),
    )
  })

  it('is found among lines that are alike', () => {
    const ours = {
      before: text('en:', '  a: old', 'es:', '  a: new'),
      after: text('en:', '  a: new', 'es:', '  a: new'),
    }
    expect(takenBack(ours, text('en:', '  a: new', 'es:', '  a: nuevo'))).toBe(
      text('en:', '  a: old', 'es:', '  a: nuevo'),
    )
    expect(takenBack(ours, text('en:', '  a: later', 'es:', '  a: new'))).toBeUndefined()
  })

  it('is not possible where it might belong to an added or a remaining entry', () => {
    const [ours, asOurs] = [
      ['- says: new', '  of: us'],
      ['- says: new', '  of: them'],
    ]
    const saved = (...others: string[][]) => ({
      before: text('- says: old', '  of: us', ...others.flat()),
      after: text(...ours, ...others.flat()),
    })
    expect(takenBack(saved(), text(...asOurs, ...ours))).toBeUndefined()
    expect(takenBack(saved(asOurs), text(...asOurs))).toBeUndefined()
    const others = ['- says: other', '  of: them']
    expect(takenBack(saved(), text(...others, ...ours))).toBe(text(...others, '- says: old', '  of: us'))
  })

  it('leaves what was added after it', () => {
    const ours = { before: text('- Irvine'), after: text('- Irvine', '- Tustin') }
    expect(takenBack(ours, text('- Irvine', '- Tustin', '- Orange'))).toBe(text('- Irvine', '- Orange'))
  })

  it('leaves every line whole where the last one has no line break', () => {
    const first = '- name: Brea\n  lon: -117.9 # measured'
    const ours = { before: first, after: `${first}\n- name: Tustin\n` }
    expect(takenBack(ours, `${ours.after}- name: Orange\n`)).toBe(`${first}\n- name: Orange\n`)
    const crlf = { before: 'a', after: 'a\r\nb\r\n' }
    expect(takenBack(crlf, 'a\r\nb\r\nc\r\n')).toBe('a\r\nc\r\n')
    const anyText = fc
      .array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 6 })
      .chain((lines) => fc.constantFrom('', '\n').map((end) => lines.join('\n') + end))
    const linesOf = (whole = '') => whole.split('\n').filter((line) => line !== '')
    fc.assert(
      fc.property(anyText, anyText, anyText, (before, after, now) => {
        const left = takenBack({ before, after }, now)
        expect([before, after, now].flatMap((each) => linesOf(each))).toEqual(expect.arrayContaining(linesOf(left)))
        expect(left ?? '').not.toMatch(/^\n|\n\n/)
      }),
    )
  })

  it('is not possible where the lines before it have changed, which it may continue', () => {
    const ours = { before: text('a: |', '  one', '  two', 'b: 1'), after: text('a: |', '  one', 'b: 1') }
    expect(takenBack(ours, text('a: three', 'b: 1'))).toBeUndefined()
    expect(takenBack(ours, text('a: |', '  one', 'b: 1', 'c: 2'))).toBe(text('a: |', '  one', '  two', 'b: 1', 'c: 2'))
  })
})
