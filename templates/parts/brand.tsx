import type { Partner } from '../../generator/page.ts'
import { Picture } from './picture.tsx'

/** A brand's logo, or its name if there is no logo or it cannot be loaded. */
export function Brand({ name, logo }: Partner) {
  if (logo === undefined) return name
  return <Picture className="brand-logo" {...logo} alt={name} failed={name} />
}
