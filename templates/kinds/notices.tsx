import type { LayoutData, Page } from '../../generator/page.ts'
import { Article } from '../parts/article.tsx'
import { Hero } from '../parts/hero.tsx'
import { NoticeList } from '../parts/notice-list.tsx'

/** All notices that the law requires, in one place. */
export function Notices({ page, layout }: { page: Page<'notices'>; layout: LayoutData }) {
  const { content, phone } = page
  return (
    <>
      <Hero page={page} layout={layout} />
      <Article content={content} layout={layout} phone={phone}>
        <NoticeList notices={content.notices} words={layout.words} />
      </Article>
    </>
  )
}
