import type { LayoutData, Page, Way, Words } from '../../generator/page.ts'
import { Actions } from '../parts/actions.tsx'
import { Article } from '../parts/article.tsx'
import { Blocks } from '../parts/blocks.tsx'
import { CallButton } from '../parts/call-button.tsx'
import { EmailLink } from '../parts/email-link.tsx'
import { Hero } from '../parts/hero.tsx'

/** For patients referred by another office, and for that office: how each can reach us, then what both may read. */
export function Referral({ page, layout }: { page: Page<'referral'>; layout: LayoutData }) {
  const { content, phone } = page
  const { words, practice } = layout
  const { patients, colleagues } = content
  return (
    <>
      <Hero page={page} layout={layout} />
      <div className="wrap ways">
        <section className="panel">
          <WayWords way={patients} words={words} />
          <Actions layout={layout} phone={phone} via="schedule" />
        </section>
        <section className="panel">
          <WayWords way={colleagues} words={words} />
          <div className="actions">
            <CallButton phone={phone} layout={layout} />
          </div>
          <p>
            {words('visit.email')}: <EmailLink email={practice.email} subject={colleagues.subject} />
          </p>
        </section>
      </div>
      <Article content={content} layout={layout} phone={phone} />
    </>
  )
}

function WayWords({ way, words }: { way: Way; words: Words }) {
  return (
    <div className="way-words">
      <h2>{way.heading}</h2>
      <Blocks blocks={way.blocks} words={words} />
    </div>
  )
}
