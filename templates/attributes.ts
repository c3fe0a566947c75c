import { escapeText } from '../src/shared/escape-text.ts'

/** Attributes as HTML, each with a space in front. */
export const attributes = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeText(value)}"`)
    .join('')
