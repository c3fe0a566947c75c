import type { LayoutData, Page } from '../../generator/page.ts'
import { Hero } from '../parts/hero.tsx'
import { Letters } from '../parts/letters.tsx'
import { CityLinks } from '../parts/link-band.tsx'

/** One part of a list of places that is too long for one page. */
export function List({ page, layout }: { page: Page<'list'>; layout: LayoutData }) {
  const { range, beside, parts, places, previous, next } = page.content
  const { words } = layout
  return (
    <>
      <Hero page={page} layout={layout} />
      <div className="wrap list-part">
        <Letters letters={beside} />
        <Letters letters={parts} />
        {places.length > 0 && (
          <section>
            <h2>{range}</h2>
            <CityLinks cities={places} words={words} />
          </section>
        )}
        {(previous ?? next) && (
          <nav className="turn" aria-label={words('list.turn')}>
            {previous && <Turn link={previous} rel="prev" text={words('list.previous', { letters: previous.label })} />}
            {next && <Turn link={next} rel="next" text={words('list.next', { letters: next.label })} />}
          </nav>
        )}
      </div>
    </>
  )
}

const Turn = ({ link, rel, text }: { link: { href: string }; rel: 'prev' | 'next'; text: string }) => (
  <a href={link.href} rel={rel}>
    {text}
  </a>
)
