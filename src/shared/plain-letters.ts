/**
 * Removes accents: `Peñasco` becomes `Penasco`, `đau` becomes `dau`. Letters that are not a base letter plus a mark
 * become what people without them on their keyboard type instead, and the mark that stretches Arabic words goes.
 */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{Mark}\u0640]/gu, '')
    .replace(/[đðħłøıßæœþ\u0629\u0649\u06a9\u06cc]/gi, (letter) => others[letter.toLowerCase()]!)

const others: Record<string, string> = {
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ł: 'l',
  ø: 'o',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  // Arabic and Persian keyboards have different forms of some letters, and two are often typed without their dots.
  '\u0629': '\u0647',
  '\u0649': '\u064a',
  '\u06a9': '\u0643',
  '\u06cc': '\u064a',
}
