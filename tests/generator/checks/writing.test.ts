import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { cutTexts } from '../../../generator/checks/writing/cut-texts.ts'
import { applyEdits } from '../../../generator/problems/apply-edits.ts'
import { withRanges } from '../../../generator/problems/as-json.ts'
import { printProblems } from '../../../generator/problems/print.ts'
import { type Problem, problem, topOf } from '../../../generator/problems/problems.ts'
import type { Source } from '../../../generator/read/read.ts'
import { editText } from '../../support/edit-text.ts'
import { copyOf, dental, loaded, world } from '../../support/world.ts'

const page = 'pages/about.yaml'

/** The problems of the small world when this YAML replaces a paragraph of a page. */
function toldOf(paragraph: string): { folder: string; problems: Problem[] } {
  const folder = world('base')
  const path = join(folder, page)
  const before = readFileSync(path, 'utf8')
  const after = before.replace('- We take time and explain what we find.', () => `- ${paragraph}`)
  expect(after).not.toBe(before)
  writeFileSync(path, after)
  return { folder, problems: loaded(folder).problems.filter(({ file }) => file === page) }
}

const codesOf = (problems: readonly Problem[]) => problems.map(({ code }) => code)

describe('a text that is fine as it is', () => {
  it.each([
    '"Suite #404, or #5 on the list."',
    'We are open. # checked on the phone',
    'Room A#4 has C# music.',
    'Pressure below 21 (<21 mmHg), and a < b or b > a.',
    'AT&T and R&D; each plan differs.',
    'Drops &or pills.',
    'We see people from O`ahu and Hawai`i.',
    'Nous nous occupons de vous, et vous vous sentez mieux.',
    'Brillen, die die Augen schützen.',
    '"&Omega-3 pills, yes or no?"',
    'The constants are &valueOf; and &constructor; here.',
    'She had had it, and that that is so was very very clear.',
    'We see children, too',
    'Glasses, contacts, etc',
    'La uveítis por TBC es poco frecuente.',
    '"The right lens is −1.25 [add +2.00]."',
    'Divide B by (A minus C). Si C es igual a A, pague.',
    'Call us (see [our office](/contact)) or write [to us](/contact).',
    'Choose 2 * 3 or 3 * 2 lenses, and 5% off, or 10% of 20%.',
    '"[Some of it was left out to fit.]"',
    'It is blurred [nei], or [other-id] (see below).',
    '"[nei-keratoconus](/contact) says so."',
    'We call it “dry eye” and ‘tired eye’, or «ojo seco».',
    'The word TODO el mundo uses, y TODO está bien.',
    '"No es TODO: hay más, y TODO (o casi) se lo dimos TODO"',
    '"* Results vary."',
    '"> 21 mm Hg"',
    '"> –6.00 D"',
    '"# of visits"',
    '"— Does it hurt? — asked the doctor."',
    'Saved in C:\\new, or "C:\\new", on the old computer.',
    'It costs $1,500.00, $1,500 or $20.50, and 1.500,00 elsewhere.',
    'Write to us about the size XXL, or e-mail.',
    'Read it in reader.pdf, or ask for photo.jpg at the desk.',
    'Nuestra niña Ángela y su papá saben que Â, Ã y â son letras; “Ô también.',
    'A 10% share, 50 % share and {phone}.',
    '1. is the first, and 2) the second.',
    "The patients' 's and the O'Neill's it's its.",
    '"“Every word of this is quoted on purpose.”"',
    'Écrit en français avec accents, à, é, ç.',
    'The family 👩‍👩‍👧 came in.',
    'យើង​ពិនិត្យ​ភ្នែក និง ตรวจ​ตา',
    'コンタクトレンズをつけたまま眠ってしまい翌朝に目が赤くなって痛みがあるときはすぐに外してお電話ください。',
    '戴着隐形眼镜睡觉之后第二天早上眼睛发红疼痛怕光或者视力下降的时候请马上取下镜片并且打电话给我们安排当天检查。',
    'A dash - or – or — and a * star.',
    '–40 degrees\n            – or less –',
    'The utm_source and my_long_name of @_name_, and a blank _____ or __ here.',
    'About ~5 to ~~6 things.',
    'Saved in C:\\new, \\\\server\\news or C:\\a\\n.',
    'Eyes | Ears | Nose, and a | b.',
    'Grade 1. Then grade 2. Then we stop.',
    'See [this](https://www.nei.nih.gov/_a_/), or [https://www.nei.nih.gov](https://www.nei.nih.gov).',
    'It starts with https:// or www. or so.',
    'An index of 1.523, 0.125 percent, 20.50, +1.000 and 714.555.0100, as in 45 CFR 149.610.',
    '|\n            Take your time,\n            then rest.\n',
    '>\n            Take your time,\n            then rest.\n\n',
    'We **take** your **time**.',
  ])('causes no problem: %s', (paragraph) => {
    expect(codesOf(toldOf(paragraph).problems)).toEqual([])
  })
})

it('an address with parentheses, as a browser shows it, is told how to write them', () => {
  const [told] = toldOf('See [the eye](https://wiki.example/Eye_(organ)).').problems
  expect(told).toMatchObject({ code: 'BAD_MARK', fix: expect.stringContaining('%28') })
})

it.each(['*', '—'])('a %s at the start of a list entry is a bullet', (mark) => {
  const folder = world('base')
  editText(folder, page, 'One visit, one doctor.', `"${mark} One visit, one doctor."`)
  expect(codesOf(loaded(folder).problems)).toEqual(['PASTED_BULLET'])
})

it.each([
  ['es-US', true],
  ['es-AR', false],
])('a price of $1.500,00 is foreign only where prices are written otherwise: %s', (locale, isForeign) => {
  const folder = world('base')
  editText(folder, 'languages.yaml', 'es-US', locale)
  editText(folder, page, 'Palabras claras.', 'Cuesta $1.500,00.')
  expect(codesOf(loaded(folder).problems).includes('FOREIGN_NUMBER')).toBe(isForeign)
})

it('words that Vietnamese doubles for emphasis cause no problem', () => {
  const folder = copyOf(dental)
  editText(folder, page, /(?<=^vi:\s+title: )/m, 'Luôn luôn nhẹ nhẹ, ')
  expect(codesOf(loaded(folder).problems)).not.toContain('DOUBLED_WORD')
})

describe('a mistake in a text:', () => {
  it.each([
    ['TEXT_CUT', 'We are the #1 in town', 'We are the #1 in town'],
    ['TEXT_CUT', 'The "blue" \\ door #5', 'The "blue" \\ door #5'],
    ['TEXT_CUT', '&Omega-3 pills, yes or no?', '&Omega-3 pills, yes or no?'],
    ['TEXT_CUT', '&Omega-3\n            pills \\ "oils"', '&Omega-3 pills \\ "oils"'],
    ['GARBLED_TEXT', 'Los niÃ±os no estÃ¡n.', 'Los niños no están.'],
    ['GARBLED_TEXT', '"Itâ€™s Ã‰lite"', 'It’s Élite'],
    ['INVISIBLE_CHARACTER', 'A\u200b zero\u00adwidth\u202e word', 'A zerowidth word'],
    ['INVISIBLE_CHARACTER', '"A \\u200b\\u202eword"', 'A word'],
    ['INVISIBLE_CHARACTER', 'Take time.\vRest\fwell\u2028and\u2029long.', 'Take time. Rest well and long.'],
    ['INVISIBLE_CHARACTER', 'Take \vtime\f and\v\frest.\u2028', 'Take time and rest.'],
    [
      'INVISIBLE_CHARACTER',
      '"\vTake \\v\\vtime\\fand\\x0Brest\\u2028so\\Lwe\\Pdo.\\v"',
      'Take time and rest so we do.',
    ],
    ['FOREIGN_MARKUP', 'Rest &amp; sleep&nbsp;well&#33;', 'Rest & sleep well!'],
    ['FOREIGN_MARKUP', 'Take <b>time</b> and <strong>rest</strong>.', 'Take **time** and **rest**.'],
    ['FOREIGN_MARKUP', 'Take *your time* now.', 'Take **your time** now.'],
    ['FOREIGN_MARKUP', 'Take _your time_ and _rest_ now.', 'Take **your time** and **rest** now.'],
    ['FOREIGN_MARKUP', 'Take **_your_ time** now.', 'Take **your time** now.'],
    ['FOREIGN_MARKUP', 'Take [_your_ time](/contact) now.', 'Take [your time](/contact) now.'],
    ['FOREIGN_MARKUP', 'Free parking.\\nRing the bell.\\n\\nRest.', 'Free parking. Ring the bell. Rest.'],
    ['BAD_URL', 'Mail [hello@harbor-eye.example](mailto:hello@harbor-eye.example) today.', 'Mail {email} today.'],
    ['BAD_FILL_IN', '"{{phone}} and {{ phone }}"', '{phone} and {phone}'],
    ['BAD_FILL_IN', `Call \${phone}.`, 'Call {phone}.'],
    ['BAD_FILL_IN', 'Call { phone } today.', 'Call {phone} today.'],
    ['BAD_FILL_IN', 'Since %fact.since-year%.', 'Since {fact.since-year}.'],
    ['BAD_MARK', 'See [our office(/contact) soon.', 'See [our office](/contact) soon.'],
    ['BAD_MARK', 'See [our office]( /contact ) soon.', 'See [our office](/contact) soon.'],
    ['PASTED_BULLET', '• Take time.', 'Take time.'],
    ['PASTED_BULLET', '– Take time.', 'Take time.'],
    ['PASTED_BULLET', '>-\n            – Take\n            time.', 'Take time.'],
    ['SMART_QUOTES', '“Take time.”', 'Take time.'],
    ['ESCAPE_IN_PATH', '"Saved in C:\\new\\file.txt today."', 'Saved in C:\\new\\file.txt today.'],
    ['ESCAPE_IN_PATH', '"Saved in C:\\apps today."', 'Saved in C:\\apps today.'],
    [
      'FOREIGN_NUMBER',
      'For 40.000-50.000 people, 1.500.000 lenses or $1.500, and an index of 1.523.',
      'For 40,000-50,000 people, 1,500,000 lenses or $1,500, and an index of 1.523.',
    ],
    ['FOREIGN_NUMBER', 'From $1.500,00 or $20,50 each.', 'From $1,500.00 or $20.50 each.'],
    ['YAML_SYNTAX', '`Rest` well.', 'Rest well.'],
  ])('%s is found in %s, and its edit fixes it', (code, paragraph, fixed) => {
    const { folder, problems } = toldOf(paragraph)
    expect(codesOf(problems)).toEqual([code])
    const [{ edits = [] }] = problems as [Problem]
    expect(edits).not.toHaveLength(0)
    const path = join(folder, page)
    writeFileSync(path, applyEdits(readFileSync(path, 'utf8'), edits))
    const after = loaded(folder)
    expect(after.problems.filter(({ file }) => file === page)).toEqual([])
    const value = after.sources.find(({ file }) => file === page)?.value
    expect(value).toMatchObject({ en: { sections: [{}, { blocks: [fixed, {}] }] } })
  })

  it.each([
    ['TEXT_CUT', '&name "We take time."'],
    ['PASTED_BULLET', '– Take time. – Rest.'],
    ['PASTED_BULLET', '– 2.50 D is common.'],
    ['PASTED_BULLET', '|-\n            We ask you to\n            • take time\n            • rest'],
    ['PASTED_BULLET', '|-\n            We ask you to\n            * take time\n            * rest'],
    ['UNFINISHED_TEXT', '"TODO: ask the doctor"'],
    ['UNFINISHED_TEXT', 'TODO write this. We take time.'],
    ['UNFINISHED_TEXT', '"We take time. TODO(Ana): say how."'],
    ['UNFINISHED_TEXT', '"Hours: TODO"'],
    ['UNFINISHED_TEXT', 'Lorem ipsum dolor.'],
    ['UNFINISHED_TEXT', 'Hours are TBD.'],
    ['UNFINISHED_TEXT', 'DSC_0042'],
    ['FOREIGN_MARKUP', 'Read <a href="/contact">this</a>.'],
    ['FOREIGN_MARKUP', 'One.<br>Two.'],
    ['FOREIGN_MARKUP', 'One. <!-- note -->'],
    ['FOREIGN_MARKUP', '"# Take time"'],
    ['FOREIGN_MARKUP', '~~We are closed.~~ We are open.'],
    ['FOREIGN_MARKUP', 'Free parking\\nRing the bell'],
    ['FOREIGN_MARKUP', '"| Day | Hours |"'],
    ['FOREIGN_MARKUP', '|\n            | Day | Hours |\n            |---|---|\n            | Mon | 9-5 |'],
    ['FOREIGN_MARKUP', 'See https://www.nei.nih.gov/page#part.'],
    ['FOREIGN_MARKUP', 'Look (at www.nei.nih.gov).'],
    ['PASTED_BULLET', '1. First item 2. Second item'],
    ['PASTED_BULLET', '"Do this: 1) take time; 2) rest."'],
    ['EMPTY_LINE', '|\n            Take time.\n\n            Rest.'],
    ['EMPTY_LINE', '>-\n            Take time.\n\n            Rest.'],
    ['EMPTY_LINE', '"Take time.\n\n            Rest."'],
    ['EMPTY_LINE', '"Take time.\\n\\nRest."'],
    ['EMPTY_LINE', 'Take time.\n\n            Rest.'],
    ['BAD_URL', 'Mail [us](hello@harbor-eye.example) today.'],
    ['BAD_URL', 'Call [us](tel:+17145550100) today.'],
    ['BAD_MARK', 'Call [us](tel:(714) 555-0100) today.'],
    ['BAD_MARK', '"**Bold not closed"'],
    ['BAD_MARK', 'We take** time.'],
    ['ENTRY_RUNS_ON', 'We take time; and'],
    ['DOUBLED_WORD', 'Take time and and rest.'],
    ['DOUBLED_WORD', 'Come in in May.'],
    ['DOUBLED_WORD', 'Los ojos de de su hija.'],
    ['EMPTY_TEXT', '"---"'],
    ['COMMENT_AFTER_TEXT', 'Take exit # 12 and turn left'],
    ['OTHER_LANGUAGE', 'Nos tomamos el tiempo de explicar lo que vemos en su ojo, y usted puede preguntar todo.'],
  ])('%s is found in %s, and a person must fix it', (code, paragraph) => {
    const { problems } = toldOf(paragraph)
    expect(codesOf(problems)).toEqual([code])
    expect(problems[0]).not.toHaveProperty('edits')
  })
})

describe('a large file', () => {
  // Each took minutes or hours when every match looked at its line or its file again.
  it.each([
    ['of one comment', `#${'#'.repeat(3_900_000)}`],
    ['of one quoted text with a comment', `- "#" ${'# '.repeat(1_950_000)}`],
  ])('%s is searched for texts that a comment cuts', (_, text) => {
    expect(cutTexts({ file: 'cities.yaml', text, value: [] } as unknown as Source, [])).toEqual([])
  })

  it('with as many fixes as lines is reported with the place of each', () => {
    const line = '\tkind: prose\n'
    const source = { file: 'cities.yaml', text: line.repeat(60_000) }
    const found = problem('YAML_SYNTAX', topOf('cities.yaml'), '', '')
    const edits = Array.from({ length: 60_000 }, (_, index) => ({ file: 'cities.yaml', start: line.length * index }))
    const places = edits.map(({ file, start }) => {
      const edit = { file, start, end: start + 1, text: '' }
      return withRanges({ ...found, edits: [edit] }, [source]).edits![0]!.from
    })
    expect(places.at(-1)).toEqual({ line: 60_000, column: 1 })
  })
})

describe('a text with terminal control characters', () => {
  it('is printed without them', () => {
    const folder = world('base')
    const command = '\u001b]0;owned\u0007'
    editText(folder, page, 'kind: prose', `kind: "pr${command}\u202eose"`)
    const { problems, sources } = loaded(folder)
    const printed = stripVTControlCharacters(printProblems(problems, sources, 'manifest'))
    expect(printed).toContain('UNKNOWN_VALUE')
    for (const letter of ['\u0007', '\u001b', '\u202e']) expect(printed).not.toContain(letter)
  })
})
