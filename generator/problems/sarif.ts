import type { Fix, Log, Region, ReportingDescriptor } from 'sarif'
import { groupBy } from '../group-by.ts'
import { catalogue, type ProblemCode } from './catalogue.ts'
import { pathOf } from './path-of.ts'
import type { Edit, FileText, Problem } from './problems.ts'

/**
 * Problems as one SARIF 2.1.0 log, which code scanning and editors read. `folder` is the manifest as seen from the root of
 * the repository. A fix that needs no decision is included as replacements.
 */
export function asSarif(problems: readonly Problem[], sources: readonly FileText[], folder: string): string {
  const codes = [...new Set(problems.map(({ code }) => code))].sort()
  const uriOf = (file: string) => encodeURI(pathOf(folder, file))
  const textOf = (file: string) => sources.find((source) => source.file === file)?.text
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Sightline', rules: codes.map(ruleOf) } },
        // Columns and offsets count UTF-16 code units, as JavaScript does.
        columnKind: 'utf16CodeUnits',
        results: problems.map((problem) => ({
          ruleId: problem.code,
          ruleIndex: codes.indexOf(problem.code),
          level: problem.severity,
          message: { text: `${problem.message}\nFix: ${problem.fix}` },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: uriOf(problem.file) },
                region: regionOf(problem, textOf(problem.file)),
              },
            },
          ],
          ...(problem.edits && { fixes: [fixOf(problem.fix, problem.edits, uriOf)] }),
        })),
      },
    ],
  }
  return JSON.stringify(log, null, 1)
}

const ruleOf = (code: ProblemCode): ReportingDescriptor => ({
  id: code,
  shortDescription: { text: catalogue[code].why },
  defaultConfiguration: { level: catalogue[code].severity },
})

/** From the problem's place to the end of its line: where a value ends is not known. */
function regionOf({ line, column }: Problem, text: string | undefined): Region {
  const length = text?.split(/\r\n|\n|\r/)[line - 1]?.length ?? 0
  return { startLine: line, startColumn: column, ...(length >= column && { endColumn: length + 1 }) }
}

const fixOf = (fix: string, edits: readonly Edit[], uriOf: (file: string) => string): Fix => ({
  description: { text: fix },
  artifactChanges: [...groupBy(edits, ({ file }) => file)].map(([file, own]) => ({
    artifactLocation: { uri: uriOf(file) },
    replacements: own.map(({ start, end, text }) => ({
      deletedRegion: { charOffset: start, charLength: end - start },
      ...(text !== '' && { insertedContent: { text } }),
    })),
  })),
})
