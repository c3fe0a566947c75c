import { Document, isCollection, Scalar } from 'yaml'

export type ScalarValue = string | number | boolean

/** How to write a value. */
export interface Style {
  type: Scalar.Type
  /** `flow` is inside brackets or braces, where a value stays on one line. */
  place: 'block' | 'flow'
  /** Spaces before the key or the dash that the value belongs to. */
  indent: number
  /** The longest line, in characters; 0 for any length. */
  width: number
  newLine: '\n' | '\r\n'
}

/** How to write a value that stays on one line. */
export const onOneLine = (type: Scalar.Type, place: Style['place'] = 'flow'): Style => ({
  type,
  place,
  indent: 0,
  width: 0,
  newLine: '\n',
})

/**
 * A value as YAML, without a trailing line ending. It is quoted if the style cannot represent it, as plain text cannot
 * contain ": ".
 */
export function spell(value: ScalarValue, { type, place, indent, width, newLine }: Style): string {
  const scalar = new Scalar(value)
  if (typeof value === 'string') scalar.type = type
  const document = new Document([scalar])
  if (isCollection(document.contents)) document.contents.flow = place === 'flow'
  const lineWidth = width === 0 || place === 'flow' ? 0 : Math.max(20, width - indent)
  // With JSON's escapes, any text fits on one line.
  const doubleQuotedAsJSON = lineWidth === 0
  const printed = document.toString({ lineWidth, doubleQuotedAsJSON, flowCollectionPadding: false })
  // `[value]` or `- value`, and a line ending.
  const spelled = place === 'flow' ? printed.slice(1, printed.lastIndexOf(']')) : printed.slice(2).replace(/\n$/, '')
  const [first, ...more] = spelled.split('\n')
  return [first, ...more.map((line) => (line === '' ? '' : ' '.repeat(indent) + line))].join(newLine)
}
