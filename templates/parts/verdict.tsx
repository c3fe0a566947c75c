import type { Choice, Words } from '../../generator/page.ts'
import { CareCard } from './care-card.tsx'
import { listItem } from './rich-item.tsx'

/** A comparison in brief, for readers who skip the table: each option, and when to choose it. */
export function Verdict({ verdict, words }: { verdict: readonly Choice[]; words: Words }) {
  if (verdict.length === 0) return null
  return (
    <section className="verdict">
      <h2>{words('comparison.verdict')}</h2>
      <div>
        {verdict.map(({ level, choice, when, closed }) =>
          level === undefined ? (
            <div key={choice} className="panel">
              <h3>{choice}</h3>
              <ul className="benefits">{when.map(({ text }, index) => listItem(text, index))}</ul>
            </div>
          ) : (
            <CareCard key={choice} level={level} heading={choice} reasons={when} closed={closed} words={words} />
          ),
        )}
      </div>
    </section>
  )
}
