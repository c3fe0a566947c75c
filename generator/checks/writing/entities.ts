import { ownValue } from '../../own-value.ts'

/** The character that an HTML entity stands for: `&amp;` is "&", `&#233;` is "é". Spaces of any width become plain. */
export function decodeEntity(entity: string): string | undefined {
  const [, number, hex, name = ''] = /^&(?:#(\d+)|#x([0-9a-f]+)|(\w+));$/i.exec(entity) ?? []
  const code = number !== undefined ? Number(number) : hex !== undefined ? Number.parseInt(hex, 16) : undefined
  if (code === undefined) return ownValue(named, name)
  if (code < 32 || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return undefined
  return code === 160 ? ' ' : String.fromCodePoint(code)
}

/** The names that word processors and web editors write. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  shy: '',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  frac12: '½',
  times: '×',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  middot: '·',
  euro: '€',
  cent: '¢',
  iexcl: '¡',
  iquest: '¿',
  aacute: 'á',
  eacute: 'é',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  uuml: 'ü',
  ntilde: 'ñ',
  Aacute: 'Á',
  Eacute: 'É',
  Iacute: 'Í',
  Oacute: 'Ó',
  Uacute: 'Ú',
  Ntilde: 'Ñ',
}
