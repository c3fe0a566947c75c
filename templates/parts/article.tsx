import type { ReactNode } from 'react'
import type { Article as ArticleContent, LayoutData, Phone } from '../../generator/page.ts'
import { CardBand } from './cards.tsx'
import { ContactPanel } from './contact-panel.tsx'
import { HubNav } from './hub-nav.tsx'
import { IllustratedSections } from './illustrated-sections.tsx'
import { KeyFacts } from './key-facts.tsx'
import { OnThisPage } from './on-this-page.tsx'
import { PartnerStrip } from './partner-strip.tsx'
import { Questions } from './questions.tsx'
import { ReviewedBy, ReviewNote } from './review-note.tsx'
import { Sources } from './sources.tsx'
import { Team } from './team.tsx'
import { VisitPackLink } from './visit-pack-link.tsx'

interface ArticleProps {
  content: ArticleContent
  layout: LayoutData
  phone: Phone
  /** What stands before the sections, in the article's column. */
  children?: ReactNode
}

/** Everything of a written page below its hero: key facts, sections, questions and sources beside a way to reach the office. */
export function Article({ content, layout, phone, children }: ArticleProps) {
  const { facts, sections, questions, sources, review, hub, related, partners, visitPack, team } = content
  const { words } = layout
  return (
    <>
      <div className="wrap article">
        <HubNav hub={hub} words={words} />
        <div className="article-body">
          <ReviewedBy review={review} words={words} />
          {team ? <Team team={team} facts={facts} words={words} /> : <KeyFacts facts={facts} words={words} />}
          {children}
          <OnThisPage sections={sections} questions={questions} words={words} />
          <IllustratedSections {...content} words={words} />
          <VisitPackLink link={visitPack} />
          <Questions questions={questions} words={words} />
          <Sources sources={sources} words={words} />
          <ReviewNote review={review} words={words} />
        </div>
        <ContactPanel layout={layout} phone={phone} />
      </div>
      <PartnerStrip partners={partners} words={words} />
      <CardBand cards={related} heading={words('article.related')} />
    </>
  )
}
