import type { Question, Words } from '../../generator/page.ts'
import { RichText } from './rich-text.tsx'

/** Not a slug an author would give a section: those stand on the same page. */
export const questionsId = 'part-questions'

/**
 * Questions, each folded over its answer. A link to an answer or a search in the page unfolds it, as the id is inside;
 * search engines read it, and paper shows it.
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
