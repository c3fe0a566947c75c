import type { ReactNode } from 'react'
import type { Article as ArticleContent, Frame, Phone } from '../../generator/page.ts'
import { CardBand } from './cards.tsx'
import { ContactPanel } from './contact-panel.tsx'
import { OnThisPage } from './on-this-page.tsx'
import { PartnerStrip } from './partner-strip.tsx'
import { Questions } from './questions.tsx'
import { Sections } from './sections.tsx'
import { Sources } from './sources.tsx'

interface ArticleProps {
  content: ArticleContent
  frame: Frame
  phone: Phone
  /** What stands before the sections, in the article's column. */
  children?: ReactNode
}

/** Everything of a written page below its hero: sections, questions and sources beside a way to reach the office. */
export function Article({ content, frame, phone, children }: ArticleProps) {
  const { sections, questions, sources, related, partners } = content
  const { words } = frame
  return (
    <>
      <div className="wrap article">
        <div className="article-body">
          {children}
          <OnThisPage sections={sections} asked={questions.length > 0} words={words} />
          <Sections sections={sections} words={words} />
          <Questions questions={questions} words={words} />
          <Sources sources={sources} words={words} />
        </div>
        <ContactPanel frame={frame} phone={phone} />
      </div>
      <PartnerStrip partners={partners} words={words} />
      <CardBand cards={related} heading={words('article.related')} />
    </>
  )
}
