/**
 * Letters without their accents: `Peñasco` is `Penasco`, `đau` is `dau`. Letters that are not another letter with a
 * mark are replaced where people without them on their keyboard write something else.
 */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[đłøıßæœ]/gi, (letter) => others[letter.toLowerCase()]!)

const others: Record<string, string> = { đ: 'd', ł: 'l', ø: 'o', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' }
