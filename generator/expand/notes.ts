import { memo } from '../memo.ts'
import type { Language, Note, Source } from '../page.ts'
import type { Manifest } from '../parse/manifest.ts'
import type { Context } from '../site.ts'

/** The sources a body cites, numbered in the order in which its reader meets them. */
export interface Notes {
  /** The number of a source, assigned at its first mention; undefined for an unknown id. */
  cite: (id: string) => Note | undefined
  /** All sources cited so far, followed by the others of `ids`. Call it last, when every text has been read. */
  list: (ids?: readonly string[]) => Source[]
}

/** The context of a body that lists its sources. */
export type Annotated = Context & { notes: Notes }

/** The same context for a new body that lists its sources: their numbers begin at 1. */
export const annotated = (context: Context): Annotated => ({ ...context, notes: startNotes(context) })

/** Starts the numbering of a body. Its texts must be built in the order in which they appear on the page. */
function startNotes({ site: { manifest }, bodyLanguage }: Context): Notes {
  const cited: string[] = []
  const find = (id: string) => sourcesById(manifest).get(id)
  return {
    cite: (id) => {
      if (find(id) === undefined) return undefined
      const isFirst = !cited.includes(id)
      if (isFirst) cited.push(id)
      return { note: cited.indexOf(id) + 1, isFirst }
    },
    list: (ids = []) =>
      [...new Set([...cited, ...ids])].flatMap((id) => {
        const source = find(id)
        return source === undefined ? [] : [sourceIn(source, bodyLanguage, cited.includes(id))]
      }),
  }
}

const sourcesById = ({ sources }: Manifest) =>
  memo(sources, 'by id', () => new Map(sources.map((source) => [source.id, source])))

/** The source itself, or its twin in the language of the page. */
function sourceIn(source: Manifest['sources'][number], language: Language, isCited: boolean): Source {
  const twin = source.twins?.[language]
  const { title, url } = twin ?? source
  const written = twin === undefined ? source.language : language
  const { publisher, year } = source
  return { title, publisher, year, url, isCited, language: written === language ? undefined : written }
}
