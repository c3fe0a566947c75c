import { type StudioApi, writePlace } from '../../../src/shared/studio.ts'
import { asGroup } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { sourceOf } from '../../read/source-of.ts'
import type { Site, Title } from '../../site.ts'

const keys = ['title', 'description', 'name', 'summary', 'inShort'] as const satisfies (keyof Title)[]

/** The texts about a page that are not shown on it. Only a written page has such texts of its own. */
export function unseenTexts(
  url: string,
  { routes }: Site,
  sources: readonly Source[],
): StudioApi['unseen']['answers']['texts'] {
  const route = routes.findUrl(url)
  const source = route && sourceOf(sources, route.source.place.file)
  if (route === undefined || source === undefined) return []
  const words = asGroup(asGroup(source.value)[route.bodyLanguage])
  return keys.flatMap((name) => {
    const text = words[name]
    const place = writePlace({ file: source.file, path: [route.bodyLanguage, name] })
    return typeof text === 'string' ? [{ name, place, text }] : []
  })
}
