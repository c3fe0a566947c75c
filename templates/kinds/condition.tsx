import type { LayoutData, Page } from '../../generator/page.ts'
import { Article } from '../parts/article.tsx'
import { articlePicture } from '../parts/article-picture.tsx'
import { HeroWithActions } from '../parts/hero.tsx'

/** A condition or treatment: its plain name, the clinical one in parentheses, and what to do about it. */
export function Condition({ page, layout }: { page: Page<'condition'>; layout: LayoutData }) {
  const { heading, content, phone } = page
  const name =
    content.medicalName === undefined ? (
      heading
    ) : (
      <>
        {heading} <span className="medical-name">({content.medicalName})</span>
      </>
    )
  return (
    <>
      <HeroWithActions
        page={{ ...page, heading: name }}
        layout={layout}
        picture={articlePicture(content, layout.words)}
      />
      <Article content={content} layout={layout} phone={phone} />
    </>
  )
}
