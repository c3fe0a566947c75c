import type { Component } from './shipped.ts'

/**
 * Licenses under which a site may be generated, and its scripts and fonts published. Nothing under a license that
 * requires the source to be offered (LGPL, MPL) becomes part of the site: only libraries and compilers that make it
 * have them.
 */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
])

/** The license of a package as stated, such as `(MIT AND ISC)`. Empty where none is stated. */
export const licenceOf = ({ licenses = [] }: Component): string =>
  licenses
    .map((each) => ('expression' in each ? each.expression : (each.license.id ?? each.license.name ?? '')))
    .join(' AND ')

/** Whether every license named in a statement is allowed. When it offers a choice of two, both must be. */
export const isAllowed = (licence: string): boolean =>
  licence.split(/[()\s]+|\b(?:AND|OR)\b/).every((id) => id === '' || allowed.has(id)) && licence !== ''
