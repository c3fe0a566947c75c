import { eyeFile } from '../../src/shared/eye-file.ts'
import type { DrawEye } from '../render/renderer.ts'
import type { Site } from '../site.ts'
import type { SiteFile } from './site-file.ts'

/** The drawing of the eye, if a page names parts of it. Like the views, it depends only on the code. */
export function emitEye({ manifest }: Site, draw: DrawEye): SiteFile<string>[] {
  const isShown = manifest.pages.some(({ page }) => 'eye' in page && page.eye !== undefined)
  return isShown ? [{ file: eyeFile.slice(1), key: eyeFile, bytes: draw }] : []
}
