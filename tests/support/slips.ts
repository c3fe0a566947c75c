import fc from 'fast-check'

/** Text that ends up in a file by mistake. */
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
  // From a word processor, an email or a chat.
  '“Words”',
  'Words’',
  '« Words »',
  '\u00a0',
  '\u00ad',
  '\u200b',
  '\ufeff',
  '\u2028',
  '\u000b',
  'Mo – Fr: 9–5',
  '• one\n• two',
  '1. one\n2. two',
  'Words: more words',
  'Words # 4',
  '@practice',
  '%',
  '`code`',
  '<b>Words</b>',
  '&nbsp;&amp;',
  'caf\u0065\u0301',
  '🙂',
  '\ud83d',
  'yes',
  '9:00',
  '1,5',
  '"Words" and more',
  "'Words' and more",
  '[one, two',
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
  'indent a line with a tab',
  'move a line by a space',
  'lose a mark',
  'repeat a mark',
  'separate a mark from its word',
  'curl the quotes',
  'write a bullet instead of a dash',
  'capitalize a key',
  'comment a line out',
  'uncomment a line',
  'change the line endings to CRLF or CR',
] as const

/** One mistake: its kind, the file, and the place as a fraction of the file. `from` is a place in another file. */
export interface Slip {
  file: string
  kind: (typeof kinds)[number]
  at: number
  from: { file: string; at: number }
  junk: string
}

/** Uniform, unlike `fc.double`, nine in ten of whose numbers are so small that they would mean the first line. */
const share = fc.noBias(fc.nat(999_999)).map((part) => part / 1_000_000)

/** Any mistake in one of these files. */
export const arbitrarySlip = (files: readonly string[]): fc.Arbitrary<Slip> =>
  fc.record<Slip>({
    file: fc.constantFrom(...files),
    kind: fc.constantFrom(...kinds),
    at: share,
    from: fc.record({ file: fc.constantFrom(...files), at: share }),
    junk: fc.constantFrom(...rubbish),
  })

/** The text with the mistake in it. `textOf` returns the text of another file. */
export function applySlip(text: string, { kind, at, from, junk }: Slip, textOf: (file: string) => string): string {
  const lines = text.split('\n')
  const index = Math.floor(at * lines.length)
  const line = lines[index]!
  const letter = Math.floor(at * text.length)
  const others = textOf(from.file).split('\n')
  const other = others[Math.floor(from.at * others.length)]!
  const withLine = (changed: string) => lines.with(index, changed).join('\n')
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
      return withLine(`   ${line.trimStart()}`)
    case 'swap two lines':
      return lines.toSpliced(index, 2, lines[index + 1] ?? '', line).join('\n')
    case 'join two lines':
      return lines.toSpliced(index, 2, `${line} ${lines[index + 1]?.trimStart() ?? ''}`).join('\n')
    case 'indent a line with a tab':
      return withLine(line.replace(/^ */, (blanks) => '\t'.repeat(Math.ceil(blanks.length / 2))))
    case 'move a line by a space':
      return withLine(junk.length % 2 === 0 ? ` ${line}` : line.replace(/^ /, ''))
    case 'lose a mark':
      return withLine(withMark(line, junk.length, () => ''))
    case 'repeat a mark':
      return withLine(withMark(line, junk.length, (mark) => mark + mark))
    case 'separate a mark from its word':
      return withLine(withMark(line, junk.length, (mark) => ` ${mark} `))
    case 'curl the quotes':
      return withLine(line.replace(/"([^"]*)"/g, '“$1”').replace(/'([^']*)'/g, '‘$1’'))
    case 'write a bullet instead of a dash':
      return withLine(line.replace(/- /, `${'•–—*+·'[junk.length % 6]} `))
    case 'capitalize a key':
      return withLine(line.replace(/[a-z](?=[\w-]*:)/, (first) => first.toUpperCase()))
    case 'comment a line out':
      return withLine(`# ${line}`)
    case 'uncomment a line': {
      const comments = lines.flatMap((each, at) => (/^\s*#/.test(each) ? [at] : []))
      const which = comments[Math.floor(at * comments.length)]
      return which === undefined ? text : lines.with(which, lines[which]!.replace(/# ?/, '')).join('\n')
    }
    case 'change the line endings to CRLF or CR':
      return text.replaceAll('\n', junk.length % 2 === 0 ? '\r\n' : '\r')
    case 'spoil a value':
      return withLine(withValue(line, junk))
    case 'take a value from elsewhere':
      return withLine(withValue(line, /(?:: |- )(.*)/.exec(other)?.[1] ?? ''))
    case 'take a key from elsewhere':
      return withLine(line.replace(/[\w-]+:/, () => /[\w-]+:/.exec(other)?.[0] ?? 'x:'))
  }
}

/** The line with one of its YAML punctuation marks changed. */
function withMark(line: string, which: number, change: (mark: string) => string): string {
  const marks = [...line.matchAll(/[-:"'#,[\]{}|>]/g)]
  const mark = marks[which % marks.length]
  if (mark === undefined) return line
  return line.slice(0, mark.index) + change(mark[0]) + line.slice(mark.index + 1)
}

const withValue = (line: string, value: string) => line.replace(/(: |- ).*/, (_, mark: string) => mark + value)
