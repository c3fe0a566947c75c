import type { LayoutData } from '../../generator/page.ts'

type Practice = LayoutData['practice']

/** The practice's mark and name, or its own logo, which may contain the name. */
export function PracticeName({ practice: { name, mark, logo } }: { practice: Practice }) {
  if (logo === undefined)
    return (
      <>
        <Mark drawing={mark} />
        {name}
      </>
    )
  return (
    <>
      {/* In a <picture>: for any other image, React adds a preload <link> in the middle of the page. */}
      <picture>
        <OwnLogo logo={logo} name={name} />
      </picture>
      {!logo.holdsName && name}
    </>
  )
}

interface OwnLogoProps {
  logo: NonNullable<Practice['logo']>
  name: string
  loading?: 'lazy'
}

/** The practice's logo. Its alt text is empty unless the logo contains the name, which is otherwise nearby. */
export const OwnLogo = ({ logo: { holdsName, ...image }, name, loading }: OwnLogoProps) => (
  <img className="own-logo" {...image} alt={holdsName ? name : ''} loading={loading} />
)

/** The practice's mark, as an SVG 40 units wide and high. */
const Mark = ({ drawing }: { drawing: string }) => (
  <svg
    className="logo"
    width="36"
    height="36"
    viewBox="0 0 40 40"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: drawing }}
  />
)
