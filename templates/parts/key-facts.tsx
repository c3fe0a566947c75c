import type { Fact, Words } from '../../generator/page.ts'
import { RichText } from './rich-text.tsx'

/** What the page says in a glance. */
export function KeyFacts({ facts, words }: { facts: readonly Fact[]; words: Words }) {
  if (facts.length === 0) return null
  return (
    <section className="key-facts">
      <h2>{words('article.facts')}</h2>
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
