import { join } from 'node:path'

/** Where a bundle has its templates, compiled into one script. */
export const templatesFile = (bundle: string): string => join(bundle, 'server/templates.js')
