import type { LayoutData } from '../../generator/page.ts'

/** The practice's mark and name, or its own logo, which may contain the name. */
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
      {/* In a <picture>: for any other image, React adds a preload <link> in the middle of the page. */}
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
