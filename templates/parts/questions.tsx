import type { Question, Words } from '../../generator/page.ts'
import { RichText } from './rich-text.tsx'

/** Not a slug that an author would give a section, as both are on the same page. */
export const questionsId = 'part-questions'

/**
 * Questions with folded answers. A link to an answer or a find-in-page unfolds it, because the id is inside. Search
 * engines read the answers, and print shows them.
 */
export function Questions({ questions, words }: { questions: readonly Question[]; words: Words }) {
  if (questions.length === 0) return null
  return (
    <section id={questionsId} className="questions">
      <h2>{words('article.questions')}</h2>
      {questions.map(({ id, question, answer }, index) => (
        <details key={index} className="question">
          <summary>
            <h3>{question}</h3>
          </summary>
          <p id={id}>
            <RichText text={answer} />
          </p>
        </details>
      ))}
    </section>
  )
}
