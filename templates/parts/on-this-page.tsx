import type { Question, Section, Words } from '../../generator/page.ts'
import { questionsId } from './questions.tsx'

interface OnThisPageProps {
  sections: readonly Section[]
  questions: readonly Question[]
  words: Words
}

/** With fewer parts, scrolling is enough. */
const fewest = 4
/** With so many questions, and more than sections, the page is about them: readers pick out single ones. */
const manyQuestions = 5

/** Links to a long page's parts. Where the page is about questions, each of them is a part. */
export function OnThisPage({ sections, questions, words }: OnThisPageProps) {
  const parts = [...sections.map(({ id, heading }) => ({ id, heading })), ...asked(questions, sections.length, words)]
  if (parts.length < fewest) return null
  return (
    <nav className="on-this-page" aria-label={words('article.onThisPage')}>
      <p>{words('article.onThisPage')}</p>
      <ul>
        {parts.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function asked(questions: readonly Question[], sections: number, words: Words): { id: string; heading: string }[] {
  if (questions.length === 0) return []
  const known = questions.flatMap(({ id, question }) => (id === undefined ? [] : [{ id, heading: question }]))
  const isAbout = known.length >= manyQuestions && known.length > sections
  return isAbout ? known : [{ id: questionsId, heading: words('article.questions') }]
}
