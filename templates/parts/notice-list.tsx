import type { ReactNode } from 'react'
import type { Notice, Words } from '../../generator/page.ts'
import { ownLanguage } from './own-language.ts'
import { RichText } from './rich-text.tsx'

/** Legal notices, each under its own #hash. A draft is labeled as one. */
export function NoticeList({ notices, words }: { notices: readonly Notice[]; words: Words }): ReactNode {
  return notices.map(({ id, name, text, document, isDraft, language }) => (
    <section key={id} id={id}>
      <h2 {...ownLanguage(language)}>{name}</h2>
      {isDraft && (
        <p>
          <span className="tag">{words('notices.draft')}</span>
        </p>
      )}
      {text.map((paragraph, index) => (
        <p key={index} {...ownLanguage(language)}>
          <RichText text={paragraph} />
        </p>
      ))}
      {document !== undefined && (
        <p>
          <a href={document}>{words('notices.document', { name })}</a>
        </p>
      )}
    </section>
  ))
}
