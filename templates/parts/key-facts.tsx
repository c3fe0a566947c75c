import type { Fact, Words } from '../../generator/page.ts'
import { RichText } from './rich-text.tsx'

/** The page at a glance. */
export function KeyFacts({ facts, words }: { facts: readonly Fact[]; words: Words }) {
  return facts.length === 0 ? null : <FactBox heading={words('article.facts')} facts={facts} />
}

/** A few facts about the subject of the heading. */
export function FactBox({ heading, facts }: { heading: string; facts: readonly Fact[] }) {
  return (
    <section className="key-facts">
      <h2>{heading}</h2>
      <dl>
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <RichText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
