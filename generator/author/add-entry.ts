import { insertEntry } from '../edit/insert-entry.ts'
import type { Draft } from './draft.ts'
import { schemaLine } from './schema-line.ts'

/** Appends an entry to its file, creating the file if necessary. */
export function addEntry(draft: Draft, file: string, entry: string): void {
  if (draft.source(file) === undefined) draft.write(file, `${schemaLine(file, file.replace('.yaml', ''))}\n${entry}\n`)
  else draft.edit(file, (source) => insertEntry(source, [], entry))
}
