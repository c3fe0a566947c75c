import type { Source, Words } from '../../generator/page.ts'

/** Where the page's medical facts come from. */
export function Sources({ sources, words }: { sources: readonly Source[]; words: Words }) {
  if (sources.length === 0) return null
  return (
    <section className="sources">
      <h2>{words('article.sources')}</h2>
      <ul>
        {sources.map(({ title, publisher, year, url }) => (
          <li key={url}>
            <a href={url}>{title}</a>, {year === undefined ? publisher : `${publisher}, ${year}`}
          </li>
        ))}
      </ul>
    </section>
  )
}
