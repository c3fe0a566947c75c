import type { HomeContent, Words } from '../../generator/page.ts'

/** The practice in four numbers. Nothing if there are none. */
export function Stats({ stats, words }: Pick<HomeContent, 'stats'> & { words: Words }) {
  if (stats.length === 0) return null
  return (
    <section className="band band-bar">
      <div className="wrap">
        <h2 className="visually-hidden">{words('home.numbers')}</h2>
        <dl className="stats">
          {stats.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
