import type { LayoutData, Page } from '../../generator/page.ts'
import { Hero } from '../parts/hero.tsx'
import { PhoneLink } from '../parts/phone-link.tsx'
import { Sections } from '../parts/sections.tsx'

/** The code to hang in an office or print on a handout. In print, styles/qr.css leaves only the sheet. */
export function Qr({ page, layout }: { page: Page<'qr'>; layout: LayoutData }) {
  const { words, practice } = layout
  const { sections, address, opens, svg, target, phone, pictures } = page.content
  const name = pictures.svg.slice(pictures.svg.lastIndexOf('/') + 1, -'.svg'.length)
  return (
    <>
      <Hero page={page} layout={layout} />
      <div className="wrap">
        <figure className="qr-sheet">
          <p className="qr-practice">{practice.name}</p>
          {/* Made by our own generator, never by a visitor. The caption says what the picture contains. */}
          <div className="qr-code" aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
          <figcaption>
            <strong>{target}</strong>
            <span>
              {words('qr.address')} <a href={opens}>{address.replace(/^https?:\/\//, '')}</a>
            </span>
            <span>
              {words('qr.call')} <PhoneLink phone={phone} />
            </span>
          </figcaption>
        </figure>
        <p className="note">{words('qr.print')}</p>
        <ul className="actions">
          <li>
            <a className="button" href={pictures.svg} download={`${name}.svg`}>
              {words('qr.svg')}
            </a>
          </li>
          <li>
            <a className="button button-quiet" href={pictures.png} download={`${name}.png`}>
              {words('qr.png')}
            </a>
          </li>
        </ul>
      </div>
      <div className="wrap prose">
        <Sections sections={sections} words={words} />
        <section>
          <h2>{words('qr.opens')}</h2>
          <p className="qr-opens">{opens}</p>
        </section>
      </div>
    </>
  )
}
