import type { ReactNode } from 'react'
import type { Article as ArticleContent, ContentByKind, LayoutData, Page, PageKind } from '../../generator/page.ts'
import { OfficeDrawing } from '../drawings/office-drawing.tsx'
import { PathDrawing } from '../drawings/path-drawing.tsx'
import { QuestionsDrawing } from '../drawings/questions-drawing.tsx'
import { Article } from '../parts/article.tsx'
import { EyeCloseUp } from '../parts/eye-picture.tsx'
import { Hero, HeroWithActions } from '../parts/hero.tsx'
import { SplitView } from '../parts/split-view.tsx'

/** All kinds of pages whose content is an article. */
type Kind = { [K in PageKind]: ContentByKind[K] extends ArticleContent ? K : never }[PageKind]

interface Props {
  page: Page<Kind>
  layout: LayoutData
}

/** A page in the practice's own words. If it introduces the team, it also shows their office. */
export function Reading(props: Props) {
  const { name, doctor } = props.layout.practice
  return <Read {...props} picture={props.page.content.team && <OfficeDrawing practice={name} doctor={doctor} />} />
}

/** A guide, with its parts drawn as a path. */
export function Guide(props: Props) {
  return <Read {...props} picture={<PathDrawing steps={props.page.content.sections.map(({ heading }) => heading)} />} />
}

/** A page of questions and answers. */
export function Faq(props: Props) {
  return <Read {...props} picture={<QuestionsDrawing questions={props.page.content.questions} />} />
}

function Read({ page, layout, picture }: Props & { picture: ReactNode }) {
  const { content, phone } = page
  return (
    <>
      <Hero page={page} picture={viewOf(content, layout) ?? picture} layout={layout} />
      <Article content={content} layout={layout} phone={phone} />
    </>
  )
}

/** A page that a patient may act on, with a way to request a visit before the first section. */
export function ReadingWithActions({ page, layout, heading = page.heading }: Props & { heading?: ReactNode }) {
  const { content, phone } = page
  return (
    <>
      <HeroWithActions
        page={{ ...page, heading }}
        layout={layout}
        picture={viewOf(content, layout) ?? (content.eye && <EyeCloseUp parts={content.eye} />)}
        via={content.via}
      />
      <Article content={content} layout={layout} phone={phone} />
    </>
  )
}

/** What one sees with the condition: it says more than a drawing of the page's words or of a part of the eye. */
const viewOf = ({ view }: ArticleContent, { words }: LayoutData) => view && <SplitView name={view} words={words} />
