import fc from 'fast-check'

/** Text that ends up in a file by a slip of the hand. */
const rubbish = [
  '',
  'null',
  '5',
  '-1',
  '1e400',
  '.nan',
  'true',
  '[]',
  '{}',
  'x: y',
  '- a',
  '*a',
  '&a b',
  '!tag',
  '{city}',
  '{',
  '[a](/b)',
  '[[x]]',
  '**',
  '"',
  "'",
  '東京',
  '\u202e',
  '\u0000',
  '\u001b[31m',
  '---',
  '|',
  '>-',
  '__proto__',
  '2026-02-30',
  '/',
  'https://',
  'x'.repeat(3_000),
] as const

const kinds = [
  'lose lines',
  'repeat a line',
  'spoil a value',
  'take a value from elsewhere',
  'take a key from elsewhere',
  'indent a line',
  'swap two lines',
  'drop a letter',
  'put rubbish in',
  'cut the end off',
  'join two lines',
] as const

/** One slip: what happens to which file, and where, as a share of the file. `from` is a place in another file. */
export interface Slip {
  file: string
  kind: (typeof kinds)[number]
  at: number
  from: { file: string; at: number }
  junk: string
}

const share = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true })

/** Any slip in one of these files. */
export const arbitrarySlip = (files: readonly string[]): fc.Arbitrary<Slip> =>
  fc.record<Slip>({
    file: fc.constantFrom(...files),
    kind: fc.constantFrom(...kinds),
    at: share,
    from: fc.record({ file: fc.constantFrom(...files), at: share }),
    junk: fc.constantFrom(...rubbish),
  })

/** The text with the slip made in it; `textOf` gives the other file. */
export function applySlip(text: string, { kind, at, from, junk }: Slip, textOf: (file: string) => string): string {
  const lines = text.split('\n')
  const index = Math.floor(at * lines.length)
  const line = lines[index]!
  const letter = Math.floor(at * text.length)
  const others = textOf(from.file).split('\n')
  const other = others[Math.floor(from.at * others.length)]!
  switch (kind) {
    case 'drop a letter':
      return text.slice(0, letter) + text.slice(letter + 1)
    case 'put rubbish in':
      return text.slice(0, letter) + junk + text.slice(letter)
    case 'cut the end off':
      return text.slice(0, letter)
    case 'lose lines':
      return lines.toSpliced(index, 1 + (junk.length % 5)).join('\n')
    case 'repeat a line':
      return lines.toSpliced(index, 0, line).join('\n')
    case 'indent a line':
      return lines.with(index, `   ${line.trimStart()}`).join('\n')
    case 'swap two lines':
      return lines.toSpliced(index, 2, lines[index + 1] ?? '', line).join('\n')
    case 'join two lines':
      return lines.toSpliced(index, 2, `${line} ${lines[index + 1]?.trimStart() ?? ''}`).join('\n')
    case 'spoil a value':
      return lines.with(index, withValue(line, junk)).join('\n')
    case 'take a value from elsewhere':
      return lines.with(index, withValue(line, /(?:: |- )(.*)/.exec(other)?.[1] ?? '')).join('\n')
    case 'take a key from elsewhere':
      return lines
        .with(
          index,
          line.replace(/[\w-]+:/, () => /[\w-]+:/.exec(other)?.[0] ?? 'x:'),
        )
        .join('\n')
  }
}

const withValue = (line: string, value: string) => line.replace(/(: |- ).*/, (_, mark: string) => mark + value)
