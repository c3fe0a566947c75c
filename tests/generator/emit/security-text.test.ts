import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emitSecurityText } from '../../../generator/emit/security-txt.ts'
import { siteLanguages } from '../../../generator/languages.ts'
import { siteOf, world } from '../../support/world.ts'

/** What is published if practice.yaml ends with this line. */
function emitted(line: string) {
  const folder = world('base')
  appendFileSync(join(folder, 'practice.yaml'), `${line}\n`)
  return [...emitSecurityText(siteOf(folder))].map(({ file, bytes }) => ({ file, text: bytes() }))
}

test('security.txt names a contact and an expiry date', () => {
  const { email, url } = siteOf(world('base')).manifest.practice
  const lines = [
    `Contact: mailto:${email.value}`,
    'Expires: 2027-10-31T00:00:00Z',
    'Preferred-Languages: en, es',
    `Canonical: ${url}/.well-known/security.txt`,
    '',
  ]
  expect(emitted('security: { expires: 2027-10-31 }')).toEqual([
    { file: '.well-known/security.txt', text: lines.join('\n') },
  ])
})

test('security.txt calls a language by the code that mail programs know', () => {
  const site = siteOf(world('base'))
  const languages = siteLanguages([{ code: 'ind', name: 'Bahasa Indonesia' }])
  const security = { expires: '2027-10-31' }
  const { practice } = site.manifest
  const [{ bytes } = { bytes: () => '' }] = emitSecurityText({
    ...site,
    manifest: { ...site.manifest, languages, practice: { ...practice, security } },
  })
  expect(bytes()).toMatch(/^Preferred-Languages: id$/m)
})

test('security.txt names another contact if the manifest does', () => {
  const [{ text } = { text: '' }] = emitted('security: { expires: 2027-10-31, email: it@example.com }')
  expect(text).toMatch(/^Contact: mailto:it@example\.com$/m)
})

test('a practice that gives no expiry date has no security.txt', () => {
  expect(emitted('')).toEqual([])
})
