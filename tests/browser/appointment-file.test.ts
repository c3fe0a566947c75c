import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emlFile } from '../../src/islands/appointment/eml.ts'
import { gmailLink, outlookLink } from '../../src/islands/appointment/webmail.ts'
import { anyText } from '../support/appointment.ts'

const to = 'office@example.com'

/** A letter without lone surrogates: the form lets none through. */
const anyLetter = fc.tuple(anyText(), anyText(3000)).map(([subject, body]) => ({
  to,
  subject: subject.replace(/\p{Surrogate}/gu, ''),
  body: body.replace(/\p{Surrogate}/gu, ''),
}))

test('the file is one draft to one recipient with the whole letter, and no line is longer than email allows', () => {
  fc.assert(
    fc.property(anyLetter, ({ subject, body }) => {
      const [head, content] = splitOnce(emlFile({ to, subject, body }), '\r\n\r\n')
      expect(head.split('\r\n').every((line) => line.length <= 76)).toBe(true)
      expect(content.split('\r\n').every((line) => line.length <= 76)).toBe(true)
      const headers = head.replace(/\r\n /g, ' ').split('\r\n')
      expect(headers.map((line) => line.split(':')[0])).toEqual([
        'To',
        'Subject',
        'X-Unsent',
        'MIME-Version',
        'Content-Type',
        'Content-Transfer-Encoding',
      ])
      expect(headers[0]).toBe(`To: ${to}`)
      expect(decodeWords(headers[1]!.slice('Subject: '.length))).toBe(subject.replace(/\s+/g, ' '))
      expect(fromBase64(content)).toBe(body.replace(/\r\n|\r|\n/g, '\r\n'))
    }),
  )
})

test('webmail opens with the same letter', () => {
  fc.assert(
    fc.property(anyLetter, (letter) => {
      const gmail = new URL(gmailLink(letter))
      expect(gmail.host).toBe('mail.google.com')
      expect(gmail.href).not.toContain('+')
      expect(Object.fromEntries(gmail.searchParams)).toEqual({
        view: 'cm',
        fs: '1',
        to,
        su: letter.subject,
        body: letter.body,
      })
      const outlook = new URL(outlookLink(letter))
      expect(outlook.host).toBe('outlook.live.com')
      expect(outlook.href).not.toContain('+')
      expect(Object.fromEntries(outlook.searchParams)).toEqual(letter)
    }),
  )
})

const splitOnce = (text: string, mark: string): [string, string] => {
  const at = text.indexOf(mark)
  return [text.slice(0, at), text.slice(at + mark.length)]
}

const fromBase64 = (text: string) => Buffer.from(text, 'base64').toString('utf8')

/** Decodes each encoded word on its own: none may split a character. */
const decodeWords = (value: string) =>
  value
    .split(' ')
    .map((word) => {
      expect(word.length).toBeLessThanOrEqual(75)
      const text = fromBase64(/^=\?utf-8\?B\?([A-Za-z0-9+/=]*)\?=$/.exec(word)![1]!)
      return text
    })
    .join('')
