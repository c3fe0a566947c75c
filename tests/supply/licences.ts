import type { Component } from './shipped.ts'

/**
 * Licences under which a site may be made, and its scripts and fonts published. Of those that ask for their source to be
 * offered with the program (LGPL, MPL), nothing becomes part of the site: they are libraries and compilers that make it.
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

/** The licence of a package as it states it, `(MIT AND ISC)`; empty where it states none. */
export const licenceOf = ({ licenses = [] }: Component): string =>
  licenses
    .map((each) => ('expression' in each ? each.expression : (each.license.id ?? each.license.name ?? '')))
    .join(' AND ')

/** Whether every licence that a statement names is one of ours; of two to choose from, both must be. */
export const isAllowed = (licence: string): boolean =>
  licence.split(/[()\s]+|\b(?:AND|OR)\b/).every((id) => id === '' || allowed.has(id)) && licence !== ''
