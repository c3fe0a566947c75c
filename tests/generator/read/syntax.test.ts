import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { applyEdits } from '../../../generator/problems/apply-edits.ts'
import { readYaml } from '../../../generator/read/read-yaml.ts'
import { isSoak } from '../../support/soak.ts'

const told = (text: string) => readYaml('a.yaml', text).problems

const fixed = (text: string) =>
  applyEdits(
    text,
    told(text).flatMap(({ edits = [] }) => edits),
  )

it('all mistakes in a file are reported at once, each at its place in the original file', () => {
  const text = 'en:\n  a: One: two\n  b: "C:\\users"\n  c: fine\n  d: @four\nes:\n\ta: five\n'
  expect(told(text).map(({ line, column }) => [line, column])).toEqual([
    [2, 6],
    [3, 9],
    [5, 6],
    [7, 1],
  ])
  expect(readYaml('a.yaml', fixed(text)).value).toEqual({
    en: { a: 'One: two', b: 'C:\\users', c: 'fine', d: '@four' },
    es: { a: 'five' },
  })
})

it('a mistake below one that does not stop the parser is fixed too', () => {
  const text = 'a: !one two\nb: !three four\nc: "C:\\users"\n'
  expect(readYaml('a.yaml', fixed(text)).value).toEqual({ a: '!one two', b: '!three four', c: 'C:\\users' })
})

it.each(['!!binary', '!!merge', '!!set', '!!timestamp', '!!int', '!own'])(
  'what follows the tag %s is no text, whatever a parser could make of it, and the problem spells the tag as written',
  (tag) => {
    const [problem, ...others] = told(`a: ${tag} Irvine\n`)
    expect(problem).toMatchObject({ line: 1, column: 4, message: `the "!" makes ${tag} a tag, not text` })
    expect(others).toEqual([])
    expect(readYaml('a.yaml', fixed(`a: ${tag} Irvine\n`)).value).toEqual({ a: `${tag} Irvine` })
  },
)

it.each(['%YAML 9.9', '%PDF-1.7', '%TAG'])('the line %s is to be removed, not to be quoted', (line) => {
  expect(told(`${line}\n---\na: One\n`)).toMatchObject([{ line: 1, fix: 'Remove the line.' }])
})

/** The only problem is in the first line that the fix changes. */
const isMendedInItsLine = (_: string, text: string, wanted: string) => {
  const odd = text.split('\n').findIndex((each, index) => each !== wanted.split('\n')[index])
  expect(told(text).map((problem) => problem.line)).toEqual([odd + 1])
  expect(fixed(text)).toBe(wanted)
}

it('a dash without a space is reported in its line, in the first entry of a list too', () => {
  const below = '  slug: ann\n  age: 4\n- name: Bob\n'
  isMendedInItsLine('', `-name: Ann\n${below}`, `- name: Ann\n${below}`)
})

it.each([
  ['a key of the file', 'name: Ann\n slug: ann\nage: 4\n', 'name: Ann\nslug: ann\nage: 4\n'],
  ['a key of an entry', '- name: Ann\n\n   slug: ann\n  age: 4\n', '- name: Ann\n\n  slug: ann\n  age: 4\n'],
  ['the last key of a group', 'en:\n  a: One\n   b: Two\nes: 3\n', 'en:\n  a: One\n  b: Two\nes: 3\n'],
])('%s that is indented too far is reported there, and not at the value above it', isMendedInItsLine)

it.each([
  ['a page below a list', 'kind: faq\neye: [lens]\n\n  title: One\n  name: Two\nes:\n  title: Uno\n', [4, 3]],
  ['a page below a text', 'kind: faq\n\n# In English.\n  title: One\n  name: Two\nes:\n  title: Uno\n', [4, 3]],
  ['a page with CRLF', 'kind: faq\r\n\r\n  title: One\r\n  name: Two\r\n', [3, 3]],
  ['a city', '- name: Irvine\n  slug: irvine\n    intro: One\n    route: Two\n', [3, 5]],
])('a missing "en:" in %s is reported at the first key below it, with what is missing', (_, text, place) => {
  const problems = told(text)
  expect(problems.map(({ line, column }) => [line, column])).toEqual([place])
  expect(problems[0]?.fix).toContain('add the line that is missing above it, such as "en:"')
  // Moved to the left, its keys would become those of the group above it.
  expect(problems[0]).not.toHaveProperty('edits')
})

it.each([
  ['a language, below a text', 'kind: prose\nen\n  title: One\n', 'kind: prose\nen:\n  title: One\n'],
  [
    'the first key of a group',
    'en:\n  title One\n  name: Two\nes:\n  title: Uno\n',
    'en:\n  title: One\n  name: Two\nes:\n  title: Uno\n',
  ],
  ['the first key of an entry', '- name One\n  slug: one\n- name: Two\n', '- name: One\n  slug: one\n- name: Two\n'],
  ['the first key of a file', 'kind prose\nteam: true\n', 'kind: prose\nteam: true\n'],
  ['the first key of the only entry', '- name One\n  slug: one\n', '- name: One\n  slug: one\n'],
  [
    'a key that only the other group has',
    'en:\n  intro: One\n  name Two\nes:\n  intro: Uno\n  name: Dos\n',
    'en:\n  intro: One\n  name: Two\nes:\n  intro: Uno\n  name: Dos\n',
  ],
  [
    'a key that only the other entry has',
    '- intro: One\n  name Two\n- intro: Uno\n  name: Dos\n',
    '- intro: One\n  name: Two\n- intro: Uno\n  name: Dos\n',
  ],
  ['a list, with CRLF', 'a: 1\r\nareas \r\n- One\r\n', 'a: 1\r\nareas: \r\n- One\r\n'],
])('a missing colon after the key of %s is reported with its key, and added by the fix', (_, text, wanted) => {
  const [problem, ...more] = told(text)
  expect(more).toEqual([])
  expect(problem!.message).toMatch(/^"(?:en|title|name|areas|kind)" has no colon after it/)
  expect(fixed(text)).toBe(wanted)
})

it('an "=" after a key becomes a colon', () => {
  const text = '- name= One\n  slug: one\n- name: Two\n  slug = two\n'
  expect(told(text).map(({ line, fix }) => [line, fix])).toEqual([
    [1, 'Write "name: ".'],
    [4, 'Write "slug: ".'],
  ])
  expect(fixed(text)).toBe('- name: One\n  slug: one\n- name: Two\n  slug: two\n')
})

it('curly quotes in braces are reported where they are, and become straight if YAML needs them', () => {
  const text = '- { a: One, b: “{two}, or so”, c: [„Three“] }\n'
  expect(told(text).map(({ line, column }) => [line, column])).toEqual([[1, 16]])
  expect(fixed(text)).toBe('- { a: One, b: "{two}, or so", c: ["Three"] }\n')
})

it('a word that may be a key or the rest of the text above is left to the author', () => {
  const text = 'intro: We care for\neyes and skin.\ncities:\n  - eyes: Sun.\n'
  expect(told(text)[0]?.message).toBe('the line continues the text above, but it is not indented further')
  expect(fixed(text)).toBe(text)
})

it.each([
  ['two spaces', '- One\n  - Two\n- Three\n', '- One\n- Two\n- Three\n'],
  ['one space, below a text of two lines', 'a:\n  - One\n    and\n   - Two\n', 'a:\n  - One\n    and\n  - Two\n'],
  ['four spaces, like the next entry', 'a:\n- One\n    - Two\n    - Three\n', 'a:\n- One\n- Two\n- Three\n'],
  ['more and more', 'a:\r\n- One\r\n  - Two\r\n    - Three\r\n', 'a:\r\n- One\r\n- Two\r\n- Three\r\n'],
  [
    'two spaces, with a text of two lines',
    '- One\n  - Two\n    and\n  - Three\n   - Four\n- Five\n',
    '- One\n- Two\n  and\n- Three\n- Four\n- Five\n',
  ],
])('an entry indented too far by %s is not read as part of the text above it', isMendedInItsLine)

it('entries indented too far below two texts are two problems', () => {
  expect(told('- One\n  - Two\n  - Three\n- Four\n  - Five\n').map(({ line }) => line)).toEqual([2, 5])
})

const sections = (...lines: string[]) => `en:\n  sections:\n    - id: a\n${lines.join('\n')}\n    - id: c\n`

it.each([
  [
    'a whole entry of the file',
    '- name: A\n  b: "c"\n\n  - name: B\n    b: 2\n- name: C\n',
    '- name: A\n  b: "c"\n\n- name: B\n  b: 2\n- name: C\n',
  ],
  [
    'only its dash',
    '- name: A\n  b:\n    - x\n  - name: B\n  b:\n    - y\n',
    '- name: A\n  b:\n    - x\n- name: B\n  b:\n    - y\n',
  ],
  ['a text, to the left', 'a:\n  - One\n - Two\n  - Three\n', 'a:\n  - One\n  - Two\n  - Three\n'],
  ['a text below one in quotes', 'a:\n  - "One"\n   - Two\n', 'a:\n  - "One"\n  - Two\n'],
  ['the first text', 'a:\n   - One\n  - Two\n  - Three\n', 'a:\n  - One\n  - Two\n  - Three\n'],
  ['the first group', '   - id: a\n    b: 1\n  - id: c\n', '  - id: a\n    b: 1\n  - id: c\n'],
  ['a group, to the left', sections('   - id: b', '      b: 1'), sections('    - id: b', '      b: 1')],
  ['a group, to the right', sections('     - id: b', '      b: 1'), sections('    - id: b', '      b: 1')],
  [
    'a group with its keys',
    sections('   - id: b', '     b:', '       - x'),
    sections('    - id: b', '      b:', '        - x'),
  ],
])('the dash of %s is put below those of its list', isMendedInItsLine)

it.each([
  ['below its entries', '- a: 1\n  b: text\n[]\n', [3, 1], '- a: 1\n  b: text\n'],
  ['above its entries', '[] # none yet\n\n# One:\n- a: 1\n', [1, 1], '# none yet\n\n# One:\n- a: 1\n'],
  ['below an entry of a key', 'a:\r\n  - b\r\n  []\r\n', [3, 3], 'a:\r\n  - b\r\n'],
  ['after its key', 'a: []\r\n  - b: 1\r\nc: 2\r\n', [1, 4], 'a:\r\n  - b: 1\r\nc: 2\r\n'],
  ['after its key, with a comment', 'a: [] # none\n- b: 1\n', [1, 4], 'a: # none\n- b: 1\n'],
  ['of a group after its key', 'a: {}\n  b: 1\n', [1, 4], 'a:\n  b: 1\n'],
  ['of a group above its keys', '{}\na: 1\n', [1, 1], 'a: 1\n'],
  [
    'after a key below its entries',
    'x: { y: 1 }\n\n# - a\n- { a: 1 }\n- { a: 2 }\nb: []\n\nc: 3\n',
    [6, 4],
    'x: { y: 1 }\n\n# - a\nb:\n  - { a: 1 }\n  - { a: 2 }\n\nc: 3\n',
  ],
  ['after a key below its entry, at the start', '- a: 1\r\n\r\nb: []\r\n', [3, 4], 'b:\r\n  - a: 1\r\n\r\n'],
])('the brackets of an empty list that stand %s are removed', (_, text, place, wanted) => {
  const problems = told(text)
  expect(problems.map(({ line, column }) => [line, column])).toEqual([place])
  expect(problems[0]?.message).toMatch(
    /^"(?:\[\]" means that the list|\{\}" means that the group) is empty, but it has/,
  )
  expect(fixed(text)).toBe(wanted)
})

it('entries above two empty lists go to their own', () => {
  const text = 'a: 1\n# b\n- { id: b }\nb: []\n\n# c\n- { id: c }\nc: []\n'
  expect(readYaml('a.yaml', fixed(text)).value).toEqual({ a: 1, b: [{ id: 'b' }], c: [{ id: 'c' }] })
})

it('an entry right below another list does not go to the empty list below it', () => {
  const text = 'a:\n  - b: 1\n- b: 2\nc: []\n'
  expect(readYaml('a.yaml', fixed(text)).value).toEqual({ a: [{ b: 1 }, { b: 2 }], c: [] })
})

it.each([
  ['a: [#0044aa]\n', 'a: ["#0044aa"]\n'],
  ['a: { b: #0044aa, c: [d, #12 e] } # f\n', 'a: { b: "#0044aa", c: [d, "#12 e"] } # f\n'],
])('what starts with a "#" in brackets is one mistake, and is put in quotes: %j', (text, wanted) => {
  expect(told(text)).toMatchObject([{ fix: expect.stringMatching(/^Put it in quotes: "#0044aa"/) }])
  expect(fixed(text)).toBe(wanted)
})

it.each([
  ['a: [b,, c]\n', 'a: [b, c]\n'],
  ['a: [, b, , "c,, d",,]\n', 'a: [b, "c,, d",]\n'],
  ['a: { b: 1,, c: 2 }\n', 'a: { b: 1, c: 2 }\n'],
  ['a: [b,, c] and d\n', 'a: "[b,, c] and d"\n'],
])('a comma without an entry before it is removed, unless the brackets are part of a text: %j', (text, wanted) => {
  expect(told(text)).toHaveLength(1)
  expect(fixed(text)).toBe(wanted)
})

const other = '- { a: b, en: c, es: d }\n'

it.each([
  ['- { a: /b es: /c }\n', '- { a: /b, es: /c }\n'],
  ['- { a: "b en: c" es: /c }\n', '- { a: "b en: c", es: /c }\n'],
  ['- { a: 1; en: b c es: d e }\n', '- { a: 1, en: b c, es: d e }\n'],
  ["- { en: Don't stop es: No pare }\n", "- { en: Don't stop, es: No pare }\n"],
  ['- { a: [b, c] es: d }\n', '- { a: [b, c], es: d }\n'],
])('a comma that is missing before a key in braces is added: %j', (text, wanted) => {
  expect(told(text + other)).toMatchObject([{ line: 1, message: expect.stringContaining('there is no comma before') }])
  expect(fixed(text + other)).toBe(wanted + other)
})

it.each([
  ['- { en: The exam: not rushed }\n', '- { en: "The exam: not rushed" }\n'],
  ['- { en: Dry eyes: why, es: Ojos secos }\n', '- { en: "Dry eyes: why", es: Ojos secos }\n'],
])('a text in braces with a colon is put in quotes: %j', (text, wanted) => {
  expect(told(text + other)).toMatchObject([{ line: 1, message: expect.stringContaining('contains a colon') }])
  expect(fixed(text + other)).toBe(wanted + other)
})

it('a comma after a path is certain, even if the key is nowhere else', () => {
  expect(fixed('- { from: /old to: /new }\n')).toBe('- { from: /old, to: /new }\n')
})

it.each(['- { lat: 1 lon: 2 }\n', '- { en: About us es: Nosotros }\n'])(
  'what may lack a comma is not quoted: %j',
  (text) => {
    expect(told(text)).toMatchObject([{ line: 1, message: expect.stringContaining('there is no comma before a key') }])
    expect(fixed(text)).toBe(text)
  },
)

it("a text in braces with a colon and a comma is left to its author, in words that are not the parser's", () => {
  const text = '- { en: The exam: slow, warm and kind, es: d }\n'
  expect(told(text)).toMatchObject([{ line: 1, message: expect.stringContaining('there is no comma before a key') }])
  expect(fixed(text)).toBe(text)
})

it.each([
  ["a: 'Yes. It's fine. Keep going.\n", "Yes. It's fine. Keep going."],
  ["- a: 'Yes. It's 'ok'. Go on.\n", "Yes. It's 'ok'. Go on."],
  ['a: "Nothing breaks. We say "hi". Start again.\nb: "c"\n', 'Nothing breaks. We say "hi". Start again.'],
  ['a: "We paid: "$5", ("five").\n', 'We paid: "$5", ("five").'],
  // The first quote has a partner.
  ['a: "Hello," he said.\n', '"Hello," he said.'],
])('an opening quote that is never closed is left out, as readers would see it: %j', (text, wanted) => {
  expect(told(text)).toHaveLength(1)
  expect(JSON.stringify(readYaml('a.yaml', fixed(text)).value)).toContain(`"a":${JSON.stringify(wanted)}`)
})

it.each([
  'list:\n  a: "{b} by {c}"\n  d: "{b}: {c}"\n  e: "{b}"\n',
  'list:\n  - a: "b #4"\n    c: d\n    e: "5"\n',
  'list:\n  - "[a](/b), c"\n  - "[d](/e)"\n  - f\n',
])('a missing closing quote before lines with quotes of their own is one mistake, and is added: %j', (right) => {
  const text = right.replace('"\n', '\n')
  expect(told(text)).toMatchObject([{ line: 2, message: 'the quote opened here is never closed' }])
  expect(fixed(text)).toBe(right)
})

it.each(['a: "Hello," he said, "and go on.\n', 'a: "5" or 6" wide\n', 'a: "Say \\"hi\\" and "go" now.\n'])(
  'where any of the quotes may lack its partner, there is no edit: %j',
  (text) => {
    const [only, ...others] = told(text)
    expect(others).toEqual([])
    expect(only?.fix).toMatch('Close the quote that has no partner or remove it')
    expect(only).not.toHaveProperty('edits')
  },
)

it.each([
  ['of a key', 'en:\n  answer: Tears soothe, but\n  wear off.\n  b: One\n', [3, 3]],
  ['at the end of a file', 'en:\n  answer: Tears soothe, but\nwear off.\n', [3, 1]],
  ['of an entry', 'a:\n  - Tears soothe, but\n wear off.\n  - One\n', [3, 2]],
  ['of an entry, below its dash', 'a:\n  - Tears soothe, but\n  wear off.\n  - One\n', [3, 3]],
  ['of a key in an entry', 'a:\n  - b: Tears soothe, but\n\n  Wear off.\n  - b: One\n', [4, 3]],
])('the rest of a text %s that is not indented further is reported as such, and never moved', (_, text, place) => {
  const problems = told(text)
  expect(problems.map(({ line, column }) => [line, column])).toEqual([place])
  expect(problems[0]).toMatchObject({
    message: 'the line continues the text above, but it is not indented further',
    fix: expect.stringMatching(/^Indent it by [46] spaces\. /),
  })
  expect(problems[0]).not.toHaveProperty('edits')
})

it.each([
  ['a text that starts with a capital', 'a:\n  - Tears soothe\n  Lids protect\n  - One\n'],
  ['a text below a full sentence', 'a:\n  - Tears soothe.\n  lids protect.\n  - One\n'],
])('%s, in line with the dashes of a list of texts, is an entry without its dash', (_, text) => {
  expect(fixed(text)).toBe(text.replace(/^ {2}(?=[Ll]ids)/m, '  - '))
})

it('the mark of a quotation in Markdown is removed, as readers would see it', () => {
  expect(fixed('a: > Tears soothe\nb: c\n')).toBe('a: "Tears soothe"\nb: c\n')
})

it.each(['>Tears', '| Tears soothe', '|2 tears', '@Tears', '%tears', '* tears', '& tears', ', tears', '- 5 tears'])(
  'the text %s is reported by its first character instead of in the words of the parser',
  (written) => {
    expect(told(`a: ${written}\nb: c\n`)).toMatchObject([
      {
        line: 1,
        column: 4,
        message: `the text starts with "${written[0]}", which YAML does not read as text`,
        fix: `Put the whole text in quotes: "${written}"`,
      },
    ])
  },
)

it.each([
  ["'Tis the doctor's season.", 'b: c'],
  ["'90s glasses", "b: 'c'"],
])('an apostrophe that belongs to the first word is kept: %s', (written, below) => {
  expect(fixed(`a: ${written}\n${below}\n`)).toBe(`a: "${written}"\n${below}\n`)
})

it('nobody is told to close such an apostrophe as a quote, even where it swallows the rest of the file', () => {
  expect(told("a: 'Tis the season.\nb: c\n")).toMatchObject([{ line: 1, fix: 'Put the whole text in double quotes.' }])
})

it('a dash before the first of several keys in its column is reported there, and left to the author', () => {
  const [problem, ...others] = told('a:\n  - b: c\n  d: e\n  f: g\nh: i\n')
  expect(others).toEqual([])
  expect(problem).toMatchObject({ line: 2, column: 3, fix: expect.stringMatching(/^Remove the dash, and start "b"/) })
  expect(problem).not.toHaveProperty('edits')
})

it('keys in the column of the dash of an entry are not taken for a group if the list has more entries', () => {
  expect(told('a:\n  - b: c\n  d: e\n  - b: f\n')[0]?.fix).not.toContain('Remove the dash')
})

it('a dash between a key and its text is removed, because it starts no list there', () => {
  expect(fixed('a: - tears\nb: c\n')).toBe('a: tears\nb: c\n')
})

it('a text of several lines that starts with such a character has no edit, only the advice to quote it or to start it on the next line', () => {
  const [only, ...others] = told('a: > Tears\n  soothe\nb: c\n')
  expect(others).toEqual([])
  expect(only?.fix).toBe('Put the whole text in double quotes, or start it on the next line, indented further.')
})

it.each(['a: *irv\n', '<<: *irv\nb: c\n'])('an alias without its anchor is to be written out: %j', (text) => {
  expect(told(text)).toMatchObject([
    { fix: expect.stringContaining('If it is meant to repeat a value, write the value out.') },
  ])
})

it('the first bullet of a list is replaced where the other entries have a dash', () => {
  expect(fixed('a:\n  – One\n  - Two\n')).toBe('a:\n  - One\n  - Two\n')
})

it.each([
  ['below its only line', 'a:\n  – One\n  - Two\n  - Three\n', [2]],
  ['below its second line', 'a:\n  • One\n    and\n  - Two\n  - Three\n', [2]],
  ['in two lists', 'a:\n  – One\n  - Two\nb:\n  – Three\n  - Four\n  - Five\n', [2]],
])('entries after a bullet, %s, are not reported as well', (_, text, wanted) => {
  expect(told(text).map(({ line }) => line)).toEqual(wanted)
  expect(fixed(text)).toBe(text.replaceAll(/[–•]/g, '-'))
})

it('an entry halfway between two lists has no edit, as it may belong to either', () => {
  const text = 'a:\n- One\n- list:\n    - Two\n  - Three\n'
  expect(told(text)).toHaveLength(1)
  expect(told(text)[0]).not.toHaveProperty('edits')
})

it.each(['a: One\n  - Two\n', 'a: One\n  - Two\n  - Three\n', '- Nil\n- a: One\n    - Two\n', 'a:\n  One\n  - Two\n'])(
  'a line that starts with a dash inside the text of a key has no edit, as nobody knows its list: %j',
  (text) => {
    expect(told(text)).toMatchObject([{ line: text.split('\n').findIndex((each) => each.endsWith('- Two')) + 1 }])
    expect(told(text)[0]).not.toHaveProperty('edits')
  },
)

it.each([
  ['in a text of several lines', 'a: |\n  One\n    - Two\n'],
  ['in quotes', 'a: "One\n  - Two"\n'],
  ['in a list of lists', 'a:\n  - - One\n    - Two\n'],
  ['at the end of a line', 'a: One -\n  Two\n'],
])('a dash %s is not an entry', (_, text) => expect(told(text)).toEqual([]))

it('nothing is reported below a mistake that cannot be fixed, as the rest may be right', () => {
  expect(told('a: { b: c } d }\ne: "f" g: h\n').map(({ line }) => line)).toEqual([1])
})

/** Values that are not valid YAML as written, each on a line of its own. */
const slip = fc.constantFrom('One: two', '"C:\\users"', '@three', '`four` five', '!six seven', '%eight', '> : nine')
const line = fc.tuple(fc.boolean(), slip)

it('every mistake among correct lines is found, and all fixes together make the file readable', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (lines) => {
      const text = lines.map(([isWrong, value], index) => `key${index}: ${isWrong ? value : 'fine'}\n`).join('')
      const wrong = lines.flatMap(([isWrong], index) => (isWrong ? [index + 1] : []))
      expect(told(text).map((problem) => problem.line)).toEqual(wrong)
      expect(told(fixed(text))).toEqual([])
    }),
  )
})

/** Lines that do not fit each other: quotes and brackets left open, lists and keys at odd indents. */
const oddValue = fc.oneof(
  slip,
  fc.constantFrom('fine', '"open', "'open", '[a, b', '{a: b', '"x" y', '*alias', '| text'),
)
const oddLine = fc
  .tuple(fc.constantFrom('', ' ', '  '), fc.constantFrom('', '- '), fc.constantFrom('', 'key: '), oddValue)
  .map((parts) => `${parts.join('')}\n`)

it('whatever the lines are, each has at most one problem, and every fix stays inside the file', () => {
  fc.assert(
    fc.property(fc.array(oddLine, { maxLength: 8 }), (lines) => {
      const text = lines.join('')
      const all = told(text)
      expect(new Set(all.map((problem) => problem.line)).size).toBe(all.length)
      for (const { edits = [] } of all) expect(() => applyEdits(text, edits)).not.toThrow()
    }),
    { numRuns: isSoak ? 100_000 : 100 },
  )
})

it('the fix of one line changes nothing above another that was fixed before it', () => {
  const all = told(' key: One: two\n key: fine\n- key: fine\n')
  expect(all.map(({ line }) => line)).toEqual([1, 2, 3])
})

it('a thousand mistakes are all reported, but only as many get a fix as can be found quickly', () => {
  const all = told(`a:\n${'- !tag text\n'.repeat(1000)}`)
  expect(all.length).toBe(1000)
  const edited = all.filter(({ edits }) => edits !== undefined).length
  expect(edited).toBeGreaterThan(5)
  expect(edited).toBeLessThan(100)
})

it.each([
  ['a list', '- name: A\n  b: 1\n- name: B\n'],
  ['a group', 'a: 1\nb: 2\n'],
  ['a group in a single list', '- - a\n  - b\n- c\n'],
  ['a comment', '# Cities\n- a\n- b\n'],
  ['the mark of a document', '---\n- a\n- b\n'],
  ['a list in brackets', '[a, b]\n'],
  ['a text with a mistake', '- a: One: two\n- b\n'],
])('a byte order mark in front of %s changes neither what is read nor where mistakes are', (_, text) => {
  const [plain, marked] = [readYaml('a.yaml', text), readYaml('a.yaml', `\uFEFF${text}`)]
  expect(marked.value).toEqual(plain.value)
  const placesOf = ({ problems }: typeof plain) => problems.map(({ code, line }) => ({ code, line }))
  expect(placesOf(marked)).toEqual(placesOf(plain))
})

it('a key in braces is left to the checks, and the parser does not warn of it on its own', () => {
  const warn = vi.spyOn(process, 'emitWarning')
  expect(readYaml('a.yaml', '{ city }: An eye doctor\n')).toEqual({
    value: { '{ city }': 'An eye doctor' },
    problems: [],
  })
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
})

describe('non-breaking spaces at the start of a line', () => {
  it.each([
    ['a literal text', 'a: | # kept\n  - x\n  \u00a0- two\nb: 1\n'],
    ['a folded text, which ends the file', 'b: 1\na: >-\n\n  x\n  \u00a0two: 2'],
    ['a text in double quotes', '\uFEFFa: "x\r\n  \u00a0- two"\r\nb: 1\r\n'],
    ['a text in single quotes', "a:\n  'x\n  \u00a0two: it''s'\nb: 1\n"],
  ])('belong to %s', (_, text) => {
    expect(readYaml('a.yaml', text)).toEqual({ value: { a: expect.stringMatching(/two/), b: 1 }, problems: [] })
  })

  it('are reported and replaced before a key, and stay in the text above it', () => {
    const text = 'en:\n  a: |\n    x\n    \u00a0- two\n\u00a0\u00a0b: 1\n'
    expect(told(text).map(({ line }) => line)).toEqual([5])
    expect(fixed(text)).toBe('en:\n  a: |\n    x\n    \u00a0- two\n  b: 1\n')
  })
})
