import type * as z from 'zod'
import { capitalized } from '../text/capitalized.ts'
import { type EditorSchema, someText } from './editor-schema.ts'

/**
 * Adds to `json` what editors say about a mistake: the rules of `schema` in the words of the check, instead of regular
 * expressions. For the `override` of `z.toJSONSchema`; changes `json` in place.
 */
export function sayInOurWords(schema: z.core.$ZodTypes, json: EditorSchema): void {
  // Spaces alone do not count as text: the check cuts them off.
  if (json.type === 'string' && json.minLength === 1 && json.pattern === undefined) {
    delete json.minLength
    Object.assign(json, { pattern: someText, patternErrorMessage: 'Must not be empty.' })
  }
  const rules = rulesOf(schema)
  if (json.format === 'date') {
    // The pattern next to it is enough: editors would report a wrong date twice.
    delete json.format
    rules.push('must be a date such as 2026-03-14')
  }
  const said = rules.map(sentence)
  for (const [index, part] of (json.allOf ?? [json]).entries())
    if (part.pattern !== undefined && said[index] !== undefined) part.patternErrorMessage = said[index]
  const wrongType = said[0] ?? (json.enum === undefined ? wrongTypes[String(json.type)] : undefined)
  // A wrapper, such as an optional schema, already has the message of its inner schema.
  if (wrongType !== undefined && json.const === undefined) json.errorMessage ??= wrongType
}

const wrongTypes: Record<string, string> = {
  string: 'Must be text. Put it in quotes if it is a number, a date, true or false.',
  boolean: 'Must be true or false, without quotes.',
  number: 'Must be a number, without quotes.',
  integer: 'Must be a whole number, without quotes.',
  array: 'Must be a list: each entry on its own line, after "- ".',
}

/** The messages of the patterns that a text must match, in their order. */
function rulesOf(schema: z.core.$ZodTypes): string[] {
  return (schema._zod.def.checks ?? []).flatMap((check) => {
    const { def } = check._zod
    const said = def.check === 'string_format' ? def.error?.({} as never) : undefined
    return typeof said === 'string' ? [said] : []
  })
}

/** `BAD_SLUG: must be lower-case` -> `Must be lower-case.` */
const sentence = (rule: string) => `${capitalized(rule.replace(/^[A-Z_]+: /, ''))}.`
