import { insertEntry } from '../edit/insert-entry.ts'
import type { Draft } from './draft.ts'
import { schemaLine } from './schema-line.ts'

/** Appends an entry to its file, creating the file if necessary. */
export function addEntry(draft: Draft, file: string, entry: string): void {
  if (draft.source(file) === undefined) draft.write(file, `${schemaLine(file, file.replace('.yaml', ''))}\n${entry}\n`)
  else if (!draft.edit(file, (source) => insertEntry(source, [], entry))) throw new Error(`${file} is no list`)
}
