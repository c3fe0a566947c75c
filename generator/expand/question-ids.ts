import { hashOf } from '../hash.ts'
import { slugOf } from '../urls.ts'

/** A prefix no author would use in a section's id: sections are on the same page. */
const prefix = 'question-'
const maxLength = 60

/**
 * The #hashes of links to single questions, made from their words in the default language: the same in every language,
 * and still valid when another question is inserted before them. Words without a Latin letter or digit are hashed. Only
 * their letters count, because texts contain invisible marks while a page is edited.
 */
export function questionIds(questions: readonly { question: string }[]): string[] {
  const taken = new Set<string>()
  return questions.map(({ question }) => {
    const name = prefix + (cut(slugOf(question)) || hashOf(question.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')).slice(0, 8))
    let id = name
    for (let count = 2; taken.has(id); count += 1) id = `${name}-${count}`
    taken.add(id)
    return id
  })
}

/** As many whole words as fit. */
const cut = (slug: string) =>
  slug.length <= maxLength
    ? slug
    : slug
        .slice(0, maxLength + 1)
        .replace(/-[^-]*$/, '')
        .slice(0, maxLength)
