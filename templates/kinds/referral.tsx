import type { Frame, Page } from '../../generator/page.ts'
import { Article } from '../parts/article.tsx'
import { EmailLink } from '../parts/email-link.tsx'
import { HeroWithActions } from '../parts/hero.tsx'

/** Where another office's patient lands: what to bring, and how that office reaches us. */
export function Referral({ page, frame }: { page: Page<'referral'>; frame: Frame }) {
  const { heading, content, phone } = page
  const { words, practice } = frame
  return (
    <>
      <HeroWithActions heading={heading} intro={content.intro} frame={frame} phone={phone} />
      <Article content={content} frame={frame} phone={phone}>
        <section className="panel">
          <h2>{words('referral.heading')}</h2>
          <p>{words('referral.text')}</p>
          <p>
            <EmailLink email={practice.email} />
          </p>
        </section>
      </Article>
    </>
  )
}
