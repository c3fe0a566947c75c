import type { Frame, Page } from '../../generator/page.ts'
import { Hero } from '../parts/hero.tsx'

/** The code to hang in the office. styles/print.css leaves only the code and its address on paper. */
export function Qr({ page, frame: { words } }: { page: Page<'qr'>; frame: Frame }) {
  const { heading, content } = page
  return (
    <>
      <Hero heading={heading} intro={content.intro} />
      <figure className="wrap qr">
        {/* Made by our own generator, never by a visitor. The caption says what the picture holds. */}
        <div className="qr-code" aria-hidden="true" dangerouslySetInnerHTML={{ __html: content.svg }} />
        <figcaption>
          {words('qr.address')} <a href={content.address}>{content.address}</a>
        </figcaption>
      </figure>
      <p className="wrap qr-hint">{words('qr.print')}</p>
    </>
  )
}
