/**
 * Letters without their accents: `Peñasco` is `Penasco`, `đau` is `dau`. Of letters that are no other with a mark, those
 * that people without them on their keyboard write otherwise.
 */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[đłøıßæœ]/gi, (letter) => others[letter.toLowerCase()]!)

const others: Record<string, string> = { đ: 'd', ł: 'l', ø: 'o', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' }
