import type { Source, Words } from '../../generator/page.ts'
import { leadsTo, ownLanguage } from './own-language.ts'

/** The heading's id, which describes the links to the sources. A capital keeps it apart from the ids of sections. */
export const sourcesId = 'theSources'

/** Followed by the selector of its plain form: phones would draw it as an emoji. */
const returnArrow = '\u21a9\ufe0e'

/** The sources of the page's medical facts. Texts refer to a source by its number, and it links back to them. */
export function Sources({ sources, words }: { sources: readonly Source[]; words: Words }) {
  if (sources.length === 0) return null
  return (
    <section className="sources">
      <h2 id={sourcesId}>{words('article.sources')}</h2>
      <ol>
        {sources.map(({ title, publisher, year, url, language, isCited }, index) => (
          <li key={url} id={`source-${index + 1}`}>
            <a href={url} {...leadsTo(language)} {...ownLanguage(language)}>
              {title}
            </a>
            , {year === undefined ? publisher : `${publisher}, ${year}`}
            {isCited && (
              <>
                {' '}
                <a href={`#note-${index + 1}`} aria-label={words('article.backToNote', { number: index + 1 })}>
                  {returnArrow}
                </a>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
