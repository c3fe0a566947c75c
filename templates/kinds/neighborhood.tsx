import type { LayoutData, Page } from '../../generator/page.ts'
import { ContactPanel } from '../parts/contact-panel.tsx'
import { DriveRoute, DriveTime } from '../parts/drive-time.tsx'
import { HeroWithActions } from '../parts/hero.tsx'
import { LinkBand } from '../parts/link-band.tsx'
import { Questions } from '../parts/questions.tsx'
import { RichText } from '../parts/rich-text.tsx'

/** A part of a city: its place, the way from it, and one question its people ask. */
export function Neighborhood({ page, layout }: { page: Page<'neighborhood'>; layout: LayoutData }) {
  const { heading, content, phone } = page
  const { name, intro, place, drive, questions, services, nearby } = content
  const { words } = layout
  return (
    <>
      <HeroWithActions heading={heading} intro={intro} layout={layout} phone={phone}>
        <DriveTime drive={drive} words={words} />
      </HeroWithActions>
      <div className="wrap article">
        <div className="article-body">
          <section>
            <h2>{words('neighborhood.place', { name })}</h2>
            <p>
              <RichText text={place} />
            </p>
          </section>
          <DriveRoute drive={drive} words={words} />
          <Questions questions={questions} words={words} />
        </div>
        <ContactPanel layout={layout} phone={phone} />
      </div>
      <LinkBand links={services} heading={words('neighborhood.services')} />
      <LinkBand links={nearby} heading={words('neighborhood.nearby')} />
    </>
  )
}
