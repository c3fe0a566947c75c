import type { Log } from 'sarif'
import { describe, expect, it } from 'vitest'
import { asAnnotations } from '../../../generator/problems/annotations.ts'
import { problem } from '../../../generator/problems/problems.ts'
import { asSarif } from '../../../generator/problems/sarif.ts'

const text = 'name: Ana\nconditions: [ñ]\n  headnig: Über uns\n'
const sources = [{ file: 'pages/a b.yaml', text, value: undefined }]
const start = text.indexOf('headnig')
const problems = [
  problem(
    'UNKNOWN_KEY',
    { file: 'pages/a b.yaml', line: 3, column: 3 },
    'unknown key "headnig": 100%, surely',
    'Did you mean "heading"?',
    [{ file: 'pages/a b.yaml', start, end: start + 'headnig'.length, text: 'heading' }],
  ),
  problem('TITLE_LENGTH', { file: 'gone.yaml', line: 1, column: 1 }, 'too short', 'Say more.'),
]

describe('problems as SARIF', () => {
  const log = JSON.parse(asSarif(problems, sources, 'words')) as Log
  const [run] = log.runs
  const [first, second] = run!.results!

  it('have the version that GitHub and editors read, with a rule for each code', () => {
    expect(log.version).toBe('2.1.0')
    const rules = run!.tool.driver.rules!
    expect(rules.map(({ id }) => id)).toEqual(['TITLE_LENGTH', 'UNKNOWN_KEY'])
    for (const { ruleId, ruleIndex } of run!.results!) expect(rules[ruleIndex!]!.id).toBe(ruleId)
    expect([first!.level, second!.level]).toEqual(['error', 'warning'])
  })

  it('extend from their place to the end of the line', () => {
    expect(first!.locations![0]!.physicalLocation).toEqual({
      artifactLocation: { uri: 'words/pages/a%20b.yaml' },
      region: { startLine: 3, startColumn: 3, endColumn: '  headnig: Über uns'.length + 1 },
    })
    expect(second!.locations![0]!.physicalLocation!.region).toEqual({ startLine: 1, startColumn: 1 })
  })

  it('carry automatic fixes, as offsets in the text', () => {
    const [change] = first!.fixes![0]!.artifactChanges
    const { deletedRegion, insertedContent } = change!.replacements[0]!
    const [from, length] = [deletedRegion.charOffset!, deletedRegion.charLength!]
    const fixed = text.slice(0, from) + insertedContent!.text + text.slice(from + length)
    expect(fixed).toBe(text.replace('headnig', 'heading'))
    expect(second!.fixes).toBeUndefined()
  })
})

describe('problems as GitHub annotations', () => {
  it('are one workflow command per line, with delimiters escaped', () => {
    expect(asAnnotations(problems, sources, 'words,es:mx').split('\n')).toEqual([
      '::error file=words%2Ces%3Amx/pages/a b.yaml,line=3,col=3,title=UNKNOWN_KEY::unknown key "headnig": 100%25, surely%0AFix: Did you mean "heading"?',
      '::warning file=words%2Ces%3Amx/gone.yaml,line=1,col=1,title=TITLE_LENGTH::too short%0AFix: Say more.',
    ])
  })
})
