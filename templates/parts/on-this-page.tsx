import type { Section, Words } from '../../generator/page.ts'
import { questionsId } from './questions.tsx'

/** Links to a long page's parts. A short page needs none. */
export function OnThisPage({ sections, asked, words }: { sections: readonly Section[]; asked: boolean; words: Words }) {
  if (sections.length + Number(asked) < 3) return null
  return (
    <nav className="on-this-page" aria-label={words('article.onThisPage')}>
      <p>{words('article.onThisPage')}</p>
      <ul>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
        {asked && (
          <li>
            <a href={`#${questionsId}`}>{words('article.questions')}</a>
          </li>
        )}
      </ul>
    </nav>
  )
}
