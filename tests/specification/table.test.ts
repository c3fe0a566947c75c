import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../generator/folders.ts'
import { findTitles, isTitled } from './find-titles.ts'
import { readStatements } from './read-specification.ts'
import { table } from './table.ts'
import { notBuilt, saysNothing } from './unproved.ts'

const statements = readStatements(readFileSync(join(root, 'tests/specification/specification.md'), 'utf8'))
const entries = [...table, ...saysNothing, ...notBuilt]

/** The lines an entry refers to: the one it quotes in full, or else those that contain its words. */
function linesOf({ section, says }: { section: string; says: string }) {
  const near = statements.filter((statement) => statement.section === section)
  const whole = near.filter(({ text }) => text === says)
  return whole.length > 0 ? whole : near.filter(({ text }) => text.includes(says))
}

const proved = new Set(table.flatMap(linesOf))
const spokenOf = new Set(entries.flatMap(linesOf))

describe('the specification', () => {
  test('is read completely: sections 2 to 9, with their bullets, rows and paragraphs', () => {
    expect([...new Set(statements.map(({ section }) => section))]).toEqual(['2', '3', '4', '5', '6', '7', '8', '9'])
    expect(statements.length).toBe(190)
  })

  test('has a test for every line, or a reason for having none', () => {
    const missing = statements
      .filter((statement) => !spokenOf.has(statement))
      .map(
        ({ section, at, text }) => `specification.md:${at} has no entry: add one to section ${section}, for "${text}"`,
      )
    expect(missing).toEqual([])
  })

  test('is built, except for what is listed as not built', () => {
    for (const { section, says, because } of notBuilt)
      console.log(`Not built (section ${section}): "${says}". ${because}`)
    const unproved = notBuilt.flatMap(linesOf).filter((statement) => !proved.has(statement))
    expect(unproved.map(({ text }) => text)).toEqual([expect.stringContaining('an HTML sanitiser')])
  })
})

describe('the table', () => {
  test('has no entry whose line changed or no longer exists', () => {
    const stale = entries
      .filter((entry) => linesOf(entry).length === 0)
      .map(({ section, says }) => `section ${section} has no line with "${says}": correct the entry, or remove it`)
    expect(stale).toEqual([])
  })

  test('has only entries that refer to a single line', () => {
    const vague = entries
      .filter((entry) => linesOf(entry).length > 1)
      .map(({ section, says }) => `section ${section} has several lines with "${says}": quote more of the line`)
    expect(vague).toEqual([])
  })

  test('names at least one test for every line', () => {
    expect(table.filter(({ provedBy }) => provedBy.length === 0).map(({ says }) => says)).toEqual([])
  })

  test('names only tests that exist', () => {
    const titles = new Map<string, string[]>()
    const titlesIn = (file: string) => {
      const path = join(root, file)
      if (!titles.has(file)) titles.set(file, existsSync(path) ? findTitles(readFileSync(path, 'utf8')) : [])
      return titles.get(file)!
    }
    const lost = table.flatMap(({ section, says, provedBy }) =>
      provedBy
        .filter((proof) => {
          const [file, name] = splitOnce(proof)
          return !titlesIn(file).some((title) => isTitled(title, name))
        })
        .map(
          (proof) => `section ${section}, "${says}": there is no test "${proof}"; name the test that proves the line`,
        ),
    )
    expect(lost).toEqual([])
  })
})

describe('the test titles in a source file', () => {
  test('are found however the tests are written', () => {
    const source = [
      "test('plain', () => {})",
      'it("it\'s quoted", () => {})',
      "test.each(['a', 'b'] as const)('%s is listed', () => {})",
      "test.each([\n  ['x', () => call(1)],\n])(\n  'each %s',\n  () => {})",
      "describe('no test', () => {})",
      "describe.each(languages)('in %s', () => {})",
      `test(\`from \${place}\`, () => {})`,
    ].join('\n')
    expect(findTitles(source).sort()).toEqual(
      ['plain', "it's quoted", '%s is listed', 'each %s', `from \${place}`].sort(),
    )
  })

  test('are compared by their constant parts if they have placeholders', () => {
    expect(isTitled('%s is saved at once', 'phone_click is saved at once')).toBe(true)
    expect(isTitled('%s is saved at once', '%s is saved at once')).toBe(true)
    expect(isTitled('%s is saved at once', 'phone_click is saved later')).toBe(false)
    expect(isTitled('plain', 'plain and more')).toBe(false)
  })
})

function splitOnce(proof: string): [file: string, name: string] {
  const at = proof.indexOf(' > ')
  return [proof.slice(0, at), proof.slice(at + 3)]
}
