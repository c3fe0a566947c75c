import type { Areas, Words } from '../../generator/page.ts'

/** The parts of a city patients come from, each reading `City - Area`. */
export function AreaList({ areas, city, words }: { areas: Areas; city: string; words: Words }) {
  if (areas.lines.length === 0) return null
  return (
    <section>
      <h2>{words('areas.heading', { city })}</h2>
      <p>{areas.lead}</p>
      <ul className="tags">
        {areas.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
