import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { ContactWords } from '../../src/shared/islands.ts'
import type { Language } from '../../src/shared/languages.ts'
import { clearwater } from './world.ts'

/** The words of the small practice's contact form as the template passes them to the browser. */
export function contactWords(language: Language): ContactWords {
  const { contact } = parse(readFileSync(join(clearwater, `ui/${language}.yaml`), 'utf8')) as {
    contact: Omit<ContactWords, 'reasons'> & { reasons: Record<string, string> }
  }
  const reasons = Object.entries(contact.reasons).map(([id, label]) => ({ id, label }))
  return { ...contact, reasons, address: 'office@example.com', call: 'Call', phoneHref: 'tel:+17145550100' }
}
