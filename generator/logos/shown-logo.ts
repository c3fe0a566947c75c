import type { Logo } from '../page.ts'
import { logoAddress } from './logo-address.ts'
import type { LogoFile } from './read-logos.ts'

/** In CSS pixels. A wider logo would fill a phone's screen. */
const widestLogo = 200

/** A logo as pages show it, at most `height` CSS pixels high. `logos` are the manifest's, and must contain the file. */
export function shownLogo(
  { file, height }: { file: string; height: number },
  logos: ReadonlyMap<string, LogoFile>,
): Logo {
  const logo = logos.get(file)!
  const scale = Math.min(height / logo.height, widestLogo / logo.width)
  return {
    src: `/${logoAddress(file, logo)}`,
    width: Math.round(logo.width * scale),
    height: Math.round(logo.height * scale),
  }
}
