import type { LayoutData, Page } from '../../generator/page.ts'
import { Actions } from '../parts/actions.tsx'
import { Hero } from '../parts/hero.tsx'
import { LinkBand } from '../parts/link-band.tsx'
import { ownLanguage } from '../parts/own-language.ts'
import { RichText } from '../parts/rich-text.tsx'
import { linkItem } from '../parts/text-link.tsx'

/** The page for an address that does not exist: ways back, and the phone for visitors with a sore eye. */
export function NotFound({ page, layout }: { page: Page<'not-found'>; layout: LayoutData }) {
  return (
    <>
      <Hero
        page={page}
        layout={layout}
        action={
          <Actions layout={layout} phone={page.phone} via="schedule">
            {/* Leads to the header's search box, which is there when scripts run. */}
            <a href="#search-words" className="search-link button button-quiet">
              {layout.words('search.label')}
            </a>
          </Actions>
        }
      />
      <LinkBand links={page.content.links} heading={layout.words('notFound.links')} />
      {page.content.others.map(({ language, heading, intro, links }) => (
        <section key={language} className="band" {...ownLanguage(language)}>
          <div className="wrap">
            <h2>{heading}</h2>
            <p>
              <RichText text={intro} />
            </p>
            <ul className="links">{links.map(linkItem)}</ul>
          </div>
        </section>
      ))}
    </>
  )
}
