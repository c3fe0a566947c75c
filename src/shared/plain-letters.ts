/**
 * Removes accents: `Peñasco` becomes `Penasco`, `đau` becomes `dau`. Letters that are not a base letter plus a mark
 * become what people without them on their keyboard type instead.
 */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[đłøıßæœ]/gi, (letter) => others[letter.toLowerCase()]!)

const others: Record<string, string> = { đ: 'd', ł: 'l', ø: 'o', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' }
