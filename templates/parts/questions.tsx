import type { Question, Words } from '../../generator/page.ts'
import { RichText } from './rich-text.tsx'

/** Not a slug an author would give a section: those stand on the same page. */
export const questionsId = 'part-questions'

/** Questions with their answers in full: folded away, search engines and printers would not see them. */
export function Questions({ questions, words }: { questions: readonly Question[]; words: Words }) {
  if (questions.length === 0) return null
  return (
    <section id={questionsId} className="questions">
      <h2>{words('article.questions')}</h2>
      {questions.map(({ id, question, answer }, index) => (
        <div key={index} id={id} className="question">
          <h3>{question}</h3>
          <p>
            <RichText text={answer} />
          </p>
        </div>
      ))}
    </section>
  )
}
