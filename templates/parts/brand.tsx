import type { Partner } from '../../generator/page.ts'
import { Picture } from './picture.tsx'

/** A brand by its logo, or by its name where there is none, or where the logo cannot be loaded. */
export function Brand({ name, logo }: Partner) {
  if (logo === undefined) return name
  return <Picture className="brand-logo" {...logo} alt={name} failed={name} />
}
