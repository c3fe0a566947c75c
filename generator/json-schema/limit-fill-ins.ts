import type { Names } from '../checks/names.ts'
import { fillInsAt, knownFillIns } from '../checks/texts.ts'
import { type EditorSchema, isText, partsOf } from './editor-schema.ts'

/**
 * Changes `schema`, of the files that `file` stands for, so that editors mark any name in curly braces that cannot be
 * filled in there. Does nothing unless all names are known, which they are not when a file cannot be read.
 */
export function limitFillIns(schema: EditorSchema, file: string, names: Names): void {
  const isKnown = [names.facts, names.equipment, names.promises].every((known) => known !== undefined)
  if (isKnown && !file.startsWith('ui/')) limitIn(schema, '', (field) => fillInsAt(file, [field], knownFillIns(names)))
}

function limitIn(schema: EditorSchema, field: string, allowed: (field: string) => readonly string[]): void {
  if (isText(schema)) Object.assign(schema, onlyWith(allowed(field), schema))
  for (const [key, part] of Object.entries(schema.properties ?? {})) limitIn(part, key, allowed)
  for (const part of partsOf({ ...schema, properties: {} })) limitIn(part, field, allowed)
}

function onlyWith(allowed: readonly string[], { title = 'Text', examples }: EditorSchema): EditorSchema {
  const names = allowed.map((name) => name.replaceAll('.', '\\.')).join('|')
  const facts = allowed.filter((name) => name.startsWith('fact.')).map((name) => `{${name}}`)
  const [first = allowed[0] && `{${allowed[0]}}`] = facts
  const rule =
    first === undefined
      ? 'must not contain names in braces: nothing is filled in here'
      : `names in braces must be known, such as ${first}`
  return {
    title,
    pattern: `^(?=[\\s\\S]*\\S)(?![\\s\\S]*\\{(?!(?:${names})\\})[\\w.-]+\\})`,
    patternErrorMessage: `Must not be empty, and ${rule}.`,
    // Where the example is nothing but a fact, offers all facts.
    ...(/^\{fact\.[\w-]+\}$/.test(String(examples?.[0])) && { examples: facts }),
  }
}
