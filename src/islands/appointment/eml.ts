import { type Letter, withCrlf } from '../../shared/mail-link.ts'

/**
 * The letter as an email file (RFC 5322). `X-Unsent` makes Outlook and others open it as a draft. The recipient comes
 * from the manifest, whose check rejects line breaks.
 */
export function emlFile({ to, subject, body }: Letter): string {
  const headers = [
    `To: ${to}`,
    `Subject: ${encodedWords(subject.replace(/\s+/g, ' '))}`,
    'X-Unsent: 1',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
  ]
  const lines = base64(withCrlf(body)).match(/.{1,76}/g) ?? []
  return [...headers, '', ...lines, ''].join('\r\n')
}

/** RFC 2047: lines of at most 76 characters, made of encoded words that never split a character. */
function encodedWords(text: string): string {
  const words: string[] = ['']
  for (const character of text) {
    const longer = `${words.at(-1)}${character}`
    if (utf8(longer).length <= 39) words[words.length - 1] = longer
    else words.push(character)
  }
  return words.map((word) => `=?utf-8?B?${base64(word)}?=`).join('\r\n ')
}

const utf8 = (text: string) => new TextEncoder().encode(text)

const base64 = (text: string) => btoa(Array.from(utf8(text), (byte) => String.fromCharCode(byte)).join(''))
