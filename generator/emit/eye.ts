import { eyeFile } from '../../src/shared/eye-file.ts'
import type { DrawEye } from '../render/renderer.ts'
import type { Site } from '../site.ts'
import type { SiteFile } from './site-file.ts'

/** The drawing of the eye, if a page names parts of it. Like the views, it depends only on the code. */
export const emitEye = (site: Site, draw: DrawEye): SiteFile<string>[] =>
  showsEye(site) ? [{ file: eyeFile.slice(1), key: eyeFile, bytes: draw }] : []

/** Any page may then show the eye: on a card that leads to such a page. */
export const showsEye = ({ manifest }: Site): boolean =>
  manifest.pages.some(({ page }) => 'eye' in page && page.eye !== undefined)
