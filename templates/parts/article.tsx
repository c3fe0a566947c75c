import type { ReactNode } from 'react'
import type { Article as ArticleContent, LayoutData, Phone, Section } from '../../generator/page.ts'
import { CardBand } from './cards.tsx'
import { ContactPanel } from './contact-panel.tsx'
import { HubNav } from './hub-nav.tsx'
import { IllustratedSections } from './illustrated-sections.tsx'
import { KeyFacts } from './key-facts.tsx'
import { OnThisPage } from './on-this-page.tsx'
import { PartnerStrip } from './partner-strip.tsx'
import { Questions } from './questions.tsx'
import { ReviewedBy, ReviewNote } from './review-note.tsx'
import { Sections } from './sections.tsx'
import { Sources } from './sources.tsx'
import { Team } from './team.tsx'
import { VisitPackLink } from './visit-pack-link.tsx'

interface ArticleProps {
  content: ArticleContent
  layout: LayoutData
  phone: Phone
  /** Content before the sections, in the article's column. */
  children?: ReactNode
}

/** Everything below a written page's hero: facts, sections, questions and sources, with navigation beside them. */
export function Article({ content, layout, phone, children }: ArticleProps) {
  const { facts, sections, questions, sources, review, hub, related, partners, visitPack, team, via } = content
  const { words } = layout
  const [urgent, read] = splitLeadingCare(sections)
  return (
    <>
      <div className="wrap article">
        <div className="article-side">
          <HubNav hub={hub} words={words} />
          <div className="article-follow">
            <OnThisPage sections={sections} questions={questions} words={words} />
            <ContactPanel layout={layout} phone={phone} via={via} />
          </div>
        </div>
        <div className="article-body">
          <Sections sections={urgent} words={words} />
          <ReviewedBy review={review} words={words} />
          {team ? <Team team={team} facts={facts} words={words} /> : <KeyFacts facts={facts} words={words} />}
          {children}
          <IllustratedSections {...content} sections={read} words={words} />
          <VisitPackLink link={visitPack} />
          <Questions questions={questions} words={words} />
          <Sources sources={sources} words={words} />
          <ReviewNote review={review} words={words} />
        </div>
      </div>
      <PartnerStrip partners={partners} words={words} />
      <CardBand cards={related} heading={words('article.related')} />
    </>
  )
}

/** Puts the first section before the facts if it says how soon to be seen: the rest can be read later. */
const splitLeadingCare = ([first, ...rest]: readonly Section[]): [Section[], Section[]] => {
  if (first === undefined) return [[], []]
  return first.blocks.some(({ type }) => type === 'care') ? [[first], rest] : [[], [first, ...rest]]
}
