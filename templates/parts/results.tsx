import type { HomeContent, Words } from '../../generator/page.ts'
import { Band } from './band.tsx'

/** What changes with care, in words: before and after, side by side. Nothing if there are no such reports. */
export function Results({ results, words }: Pick<HomeContent, 'results'> & { words: Words }) {
  if (results.length === 0) return null
  return (
    <Band heading={words('home.results')}>
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
    </Band>
  )
}
