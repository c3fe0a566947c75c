import type { LayoutData } from '../../generator/page.ts'

/** The practice by its mark and name, or by its own logo, which may hold the name. */
export function PracticeName({ practice: { name, mark, logo } }: LayoutData) {
  if (logo === undefined)
    return (
      <>
        <Logo mark={mark.drawing} />
        {name}
      </>
    )
  const { holdsName, ...image } = logo
  return (
    <>
      {/* In a <picture>: React announces any other image with a <link> of its own in the middle of the page. */}
      <picture>
        <img className="own-logo" {...image} alt={holdsName ? name : ''} />
      </picture>
      {!holdsName && name}
    </>
  )
}

/** The practice's mark, as an SVG 40 units wide and high. */
const Logo = ({ mark }: { mark: string }) => (
  <svg
    className="logo"
    width="36"
    height="36"
    viewBox="0 0 40 40"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: mark }}
  />
)
