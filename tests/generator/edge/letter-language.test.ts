import { expect, test } from 'vitest'
import { mailOf } from '../../../generator/edge/requests/mail.ts'
import { messagesPath } from '../../../generator/receiving/receive.ts'
import { withIndonesian } from '../../support/indonesian.ts'
import { message1 } from '../../support/posting.ts'
import { siteOf } from '../../support/world.ts'

test('a letter is in the language of the page it was written on, under the code that the page gives it', () => {
  const site = siteOf(withIndonesian())
  const subjectFrom = (language: string) =>
    mailOf({ path: messagesPath, key: '', fingerprint: '', body: { ...message1, language } }, site).subject
  expect(subjectFrom('id')).toMatch(/^Pesan:/)
  expect(subjectFrom('en')).not.toMatch(/^Pesan:/)
  expect(subjectFrom('fr')).toBe(subjectFrom('en'))
})
