import { fillInsAt, knownFillIns, unsureKinds } from '../checks/fill-ins.ts'
import type { Names } from '../checks/names.ts'
import { type EditorSchema, isText, partsOf } from './editor-schema.ts'

/**
 * Changes `schema`, of the files that `file` stands for, so that editors mark any name in curly braces that cannot be
 * filled in there, except names of a kind that is not completely known, for example because a file cannot be read.
 */
export function limitFillIns(schema: EditorSchema, file: string, names: Names): void {
  if (!file.startsWith('ui/')) limitIn(schema, '', file, names)
}

function limitIn(schema: EditorSchema, field: string, file: string, names: Names): void {
  if (isText(schema)) {
    const allowed = fillInsAt(file, [field], knownFillIns(names))
    Object.assign(schema, onlyWith(allowed, unsureKinds(allowed, names), schema))
  }
  for (const [key, part] of Object.entries(schema.properties ?? {})) limitIn(part, key, file, names)
  for (const part of partsOf({ ...schema, properties: {} })) limitIn(part, field, file, names)
}

/** The schema of a text that may contain these names in braces, and any names of these kinds. */
function onlyWith(
  allowed: readonly string[],
  kinds: readonly string[],
  { title = 'Text', examples }: EditorSchema,
): EditorSchema {
  const known = allowed.map((name) => name.replaceAll('.', '\\.'))
  const names = [...known, ...kinds.map((kind) => `${kind}\\.[\\w.-]+`)].join('|')
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
    // If the example is only a fact, offers all facts.
    ...(/^\{fact\.[\w-]+\}$/.test(String(examples?.[0])) && { examples: facts }),
  }
}
