import { openKeptTexts } from '../cache/kept-texts.ts'
import { hashOfText } from '../hash.ts'
import { codesOf } from '../languages.ts'
import { checkingKey } from '../run/source-keys.ts'
import type { LooseManifest } from './loose-manifest.ts'
import { schemaOf } from './schemas/index.ts'
import { accept, validate } from './validate.ts'

/**
 * Accepts the files that an earlier process found valid without checking them again, which would take a seventh of the
 * time of an edit. Returns a function that stores the files valid now for the next process.
 */
export function takeKnownValid(folder: string, loose: LooseManifest): () => void {
  // Unpublished languages were removed from these values, so they no longer match the texts used as cache keys.
  if (loose.kept.length > 0) return () => {}
  const codes = codesOf(loose.languages)
  const by = `${checkingKey()} ${codes}`
  const kept = openKeptTexts({ kind: 'valid', folder, by, count: loose.sources.length })
  const checked = loose.sources.flatMap((source) => {
    const schema = source.value === undefined ? undefined : schemaOf(source.file, codes)
    if (schema === undefined) return []
    const name = `${source.file} ${hashOfText(source)}`
    return [{ source, schema, name, known: kept.get(name) }]
  })
  for (const { source, schema, known } of checked) if (known !== undefined) accept(schema, source, known)
  return () => {
    for (const { source, schema, name, known } of checked) {
      if (known !== undefined) continue
      const { value, problems } = validate(schema, source, codes[0])
      if (problems.length === 0) kept.set(name, value)
    }
    kept.save()
  }
}
