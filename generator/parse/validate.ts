import type * as z from 'zod'
import type { Language } from '../../src/shared/languages.ts'
import type { Problem } from '../problems/problems.ts'
import { perSource } from '../read/per-source.ts'
import type { Path } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { explain } from './issues/explain-issue.ts'
import { groupsBelow } from './issues/group-below.ts'
import type { InvalidFile } from './issues/invalid-file.ts'
import { missingFields } from './issues/missing.ts'
import { ruleAsText } from './issues/rule-as-text.ts'
import { selectIssues } from './issues/select-issues.ts'
import { splitTextProblem } from './issues/split-texts.ts'
import { tryEdits } from './issues/tried-edits.ts'

/**
 * Checks `source` against `schema`. Every mistake becomes a problem with its own line and column; `paths` are the
 * invalid places. `original` is the code of the default language, whose words are a block, not a field.
 */
export function validate<T extends z.ZodType>(schema: T, source: Source, original: Language): Validated<z.output<T>> {
  return remember(source, schema, () => parse(schema, source, original)) as Validated<z.output<T>>
}

/** Accepts a file that was found valid before, without checking it. `value` is what the schema returned then. */
export function accept(schema: z.ZodType, source: Source, value: unknown): void {
  remember(source, schema, () => ({ value, problems: [], paths: [] }))
}

interface Validated<T> {
  value?: T
  problems: Problem[]
  paths: Path[]
}

const remember = perSource<Validated<unknown>>()

function parse(schema: z.ZodType, source: Source, original: Language): Validated<unknown> {
  const result = schema.safeParse(source.value)
  const issues = result.error?.issues ?? []
  const checked = { schema, source }
  const { reported, all, meant, splits } = selectIssues(issues, checked)
  if (result.success && splits.length === 0) return { value: result.data, problems: [], paths: [] }
  const file: InvalidFile = {
    ...checked,
    original,
    meant,
    below: groupsBelow(all, checked),
    tried: tryEdits(issues, checked),
    asText: ruleAsText(checked),
  }
  const problems = [
    ...splits.map((split) => splitTextProblem(split, source)),
    ...reported.flatMap((issue) => explain(issue, file)),
    ...missingFields(reported, file),
  ]
  return { problems, paths: [...all.map(({ path }) => path), ...splits.flatMap(({ pieces }) => pieces)] }
}
