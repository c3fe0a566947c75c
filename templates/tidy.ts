/**
 * Fixes what React writes in JSX spelling: `hrefLang`, `<br/>`, `hidden=""`. Browsers do not mind, but validators and
 * people who read the source do. Texts stay untouched: their quotes and angle brackets are escaped.
 */
export function tidy(html: string): string {
  return html
    .replace(closedVoidElement, '$1>')
    .replace(camelCasedAttribute, (name) => name.toLowerCase())
    .replace(emptyFlag, ' $1')
}

const closedVoidElement = /(<(?:br|hr|img|input|source|wbr)\b[^>]*)\/>/g
const camelCasedAttribute =
  / (?:hrefLang|autoCapitalize|autoComplete|enterKeyHint|maxLength|minLength|encType|formAction|inputMode|srcSet|noValidate|readOnly|fetchPriority|referrerPolicy|spellCheck)="/g
const emptyFlag = / (hidden|checked|disabled|open|required|multiple|readonly|novalidate)=""/g
