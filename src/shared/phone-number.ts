/**
 * Whether the text is a North American number as people write it: an optional 1 or +1, then an area code and exchange
 * that start with 2-9, at most 20 characters. The specification allows 10 to 15 digits. A North American number has 10,
 * or 11 with its 1. We read the rest as an extension, which must be marked (`x12`, `ext. 12`, `#12`), because an
 * unmarked eleventh digit is far more often a typo. It does not count towards the 20 characters.
 */
export function isPhoneNumber(text: string): boolean {
  const [whole, number = ''] = pattern.exec(plain(text)) ?? []
  return whole !== undefined && number.length <= maxPhoneNumberLength && whole.replace(/\D/g, '').length <= 15
}

const maxPhoneNumberLength = 20

/** Whether the text holds such a number, with or without other words, but not next to more digits. */
export const holdsPhoneNumber = (text: string): boolean => among.test(plain(text))

/** Formats as `(714) 555-0100`, or `+1 (714) 555-0100` for 11 digits that start with 1. Leaves other text alone. */
export function formatPhoneNumber(text: string): string {
  const [, country, area, exchange, line] =
    /^(1?)(\d{3})(\d{3})(\d{4})$/.exec(plain(text).replace(/[\s().+/-]/g, '')) ?? []
  if (area === undefined) return text
  return `${country === '1' ? '+1 ' : ''}(${area}) ${exchange}-${line}`
}

/**
 * A number as it would be typed on an American keyboard. A copied number may have other hyphens, invisible marks, or
 * `tel:` in front, and Arabic and Persian keyboards have digits of their own.
 */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}−·•]/gu, '-')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .trim()
    .replace(/^tel:\s*/i, '')

/** Matches an area code or an exchange. */
export const phoneCode = '[2-9]\\d{2}'

const gap = '[\\s./-]*'

/** Ten digits with the usual separators between them, and an optional 1 or +1 in front. */
export const phoneNumberPattern = `(?:\\+?1${gap})?\\(?${phoneCode}\\)?${gap}${phoneCode}${gap}\\d{4}`

const pattern = new RegExp(`^(${phoneNumberPattern})(?:\\s*,?\\s*(?:x|ext\\.?|#)\\s*\\d{1,5})?$`, 'i')

// No lookbehind: Safari has had it only since 16.4.
const among = new RegExp(`(?:^|[^\\d\\s()./+-])${gap}${phoneNumberPattern}(?!${gap}\\d)`)
