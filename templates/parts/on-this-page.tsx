import type { Question, Section, Words } from '../../generator/page.ts'
import { questionsId } from './questions.tsx'

interface OnThisPageProps {
  sections: readonly Section[]
  questions: readonly Question[]
  words: Words
}

/** With fewer parts, scrolling is enough. */
const minParts = 4

/**
 * Links to the parts of a long page. Folded on phones. Wide screens show them beside the text, where they follow the
 * reader, and browsers that support `:target-current` mark the current part.
 */
export function OnThisPage({ sections, questions, words }: OnThisPageProps) {
  const parts = [
    ...sections.map(({ id, heading }) => ({ id, heading })),
    ...(questions.length > 0 ? [{ id: questionsId, heading: words('article.questions') }] : []),
  ]
  if (parts.length < minParts) return null
  return (
    <nav className="on-this-page" aria-label={words('article.onThisPage')}>
      <details>
        <summary>{words('article.onThisPage')}</summary>
        <ul>
          {parts.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
