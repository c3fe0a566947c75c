import type { HomeContent, Words } from '../../generator/page.ts'

/** What changes with care, in words: before and after, side by side. Nothing if there are no such reports. */
export function Results({ results, words }: Pick<HomeContent, 'results'> & { words: Words }) {
  if (results.length === 0) return null
  return (
    <section className="band">
      <div className="wrap">
        <h2>{words('home.results')}</h2>
        <ul className="cards">
          {results.map(({ name, before, after }) => (
            <li key={name} className="card result">
              <h3>{name}</h3>
              <dl>
                <dt>{words('home.before')}</dt>
                <dd>{before}</dd>
                <dt>{words('home.after')}</dt>
                <dd>{after}</dd>
              </dl>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
