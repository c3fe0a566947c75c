export interface Logo {
  src: string
  width: number
  height: number
}

/** A brand by its logo, or by its name where there is none; the browser's script names it too when the logo fails. */
export function Brand({ name, logo }: { name: string; logo?: Logo }) {
  if (logo === undefined) return name
  return (
    <span className="brand-logo" data-behaviour="image">
      <img src={logo.src} alt={name} width={logo.width} height={logo.height} loading="lazy" />
    </span>
  )
}
