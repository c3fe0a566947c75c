import type { Partner, Words } from '../../generator/page.ts'
import { Picture } from './picture.tsx'

/**
 * Brands that scroll past on their own. Hover, keyboard focus or the checkbox pause them without JavaScript, as moving
 * content requires. Visitors who prefer reduced motion see them standing still.
 */
export function PartnerStrip({ partners, words }: { partners: readonly Partner[]; words: Words }) {
  if (partners.length === 0) return null
  const brands = partners.map(brand)
  return (
    <section className="band partners">
      <div className="wrap">
        <h2>{words('partners.heading')}</h2>
        <label className="partners-pause">
          <input type="checkbox" /> {words('partners.pause')}
        </label>
      </div>
      <div className="partners-window">
        <ul>{brands}</ul>
        {/* The second copy closes the loop and says nothing new. */}
        <ul aria-hidden="true">{brands}</ul>
      </div>
    </section>
  )
}

/** A brand's logo, or its name if there is no logo or it cannot be loaded. */
const brand = ({ name, logo }: Partner) => (
  <li key={name}>
    {logo === undefined ? name : <Picture className="brand-logo" {...logo} alt={name} failed={name} />}
  </li>
)
