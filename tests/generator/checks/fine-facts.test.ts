import { expect, it } from 'vitest'
import { editText } from '../../support/edit-text.ts'
import { loaded, world } from '../../support/world.ts'

const known = loaded(world('base')).problems.map(({ code }) => code)

// False alarms teach people to ignore problems. Each of these is correct as it is.
it.each([
  ['a phone number with dots', 'practice.yaml', '(714) 555-0100', '714.555.0100'],
  ['a phone number with a 1 before it', 'practice.yaml', '(714) 555-0100', '1-714-555-0100'],
  ['a toll-free phone number', 'practice.yaml', '(714) 555-0101', '(800) 555-0101'],
  ['a mail provider with a name like another', 'practice.yaml', 'hello@harbor-eye.example', 'hello@ymail.com'],
  ['a mail provider in another country', 'practice.yaml', 'hello@harbor-eye.example', 'hello@hotmail.ca'],
  ['a mail provider with the end of another', 'practice.yaml', 'hello@harbor-eye.example', 'hello@onmail.com'],
  [
    'hours until midnight',
    'practice.yaml',
    'closes: "17:00"\n      en: Monday to Friday, 9 am to 5 pm\n      es: Lunes a viernes, de 9 am a 5 pm',
    'closes: "00:00"\n      en: Monday to Friday, 9 am to midnight\n      es: Lunes a viernes, de 9 am a la medianoche',
  ],
  [
    'hours that end at midnight',
    'practice.yaml',
    'opens: "09:00"\n      closes: "17:00"\n      en: Monday to Friday, 9 am to 5 pm\n      es: Lunes a viernes, de 9 am a 5 pm',
    'opens: "18:00"\n      closes: "00:00"\n      en: Monday to Friday, 6 pm to 8 am\n      es: Lunes a viernes, de 6 pm a 8 am',
  ],
  [
    'hours that name only the days without them',
    'practice.yaml',
    'Monday to Friday, 9 am to 5 pm',
    'Every day but Saturday and Sunday, 9 am to 5 pm',
  ],
  [
    'hours that leave the opening out',
    'practice.yaml',
    'Monday to Friday, 9 am to 5 pm',
    'Monday to Friday, until 5 pm',
  ],
  [
    'a rating on another site',
    'practice.yaml',
    'claims:\n',
    'claims:\n  - { id: rating-yelp, confirmedBy: Dr. Robin Vale, on: 2026-11-20, en: "4.9", es: "4,9" }\n',
  ],
  [
    'the address of an authority in a quarter of a city',
    'pages/about.yaml',
    'We take time and explain what we find.',
    'Write to HHS, 200 Independence Avenue, S.W., Washington, D.C. 20201.',
  ],
  [
    'hours of the sun, which is also short for a day',
    'pages/about.yaml',
    'We take time and explain what we find.',
    'The sun is high from 10 am to 4 pm.',
  ],
  ['hours of 24 in one language', 'practice.yaml', 'de 9 am a 5 pm', 'de 9:00 a 17:00 h'],
  [
    'a day by appointment with figures',
    'practice.yaml',
    'Weekends by appointment',
    'The 1st and 3rd weekend of the month',
  ],
  [
    'a count with the thousands as a word',
    'practice.yaml',
    'en: 30+\n    es: más de 30',
    'en: 50,000+\n    es: más de 50 mil',
  ],
  ['an insurer in two groups', 'practice.yaml', 'plans: [Medicare]', 'plans: [Medicare, VSP]'],
  [
    'more words to search for in one language',
    'services.yaml',
    '[eye exam, eye doctor,',
    '[eye exam, oculist, eye doctor,',
  ],
  ['an old address with capitals and a suffix', 'redirects.yaml', '/our-doctor', '/Our-Doctor.HTML'],
  ['a redirect to another site', 'redirects.yaml', 'to: /about', 'to: https://shop.example/glasses?from=site'],
  [
    'a link to a file that every site has',
    'cities.yaml',
    'Sun on the water',
    'Sun on the [water](https://www.harbor-eye.example/sitemap.xml)',
  ],
  ['a pattern above a page that has another start', 'redirects.yaml', '/our-doctor', '/contact-us/*'],
] as const)('no problem is reported for %s', (_, file, from, to) => {
  const folder = editText(world('base'), file, from, to)
  expect(loaded(folder).problems.map(({ code }) => code)).toEqual(known)
})

it('a word to avoid may be one that a patient said', () => {
  const folder = world('a-text-has-a-word-to-avoid')
  editText(folder, 'testimonials.yaml', 'Mis lentes nuevos quedaron', 'Los lentes de la oculista quedaron')
  const found = loaded(folder).problems.filter(({ code }) => code === 'AVOIDED_WORD')
  expect(found.filter(({ file }) => file === 'testimonials.yaml')).toEqual([])
})

it('hours that name a day they leave out are only unlikely', () => {
  const folder = editText(world('base'), 'practice.yaml', 'Monday to Friday, 9', 'Weekdays but not Sunday, 9')
  expect(toldOf(folder)).toEqual(['warning UNLIKELY_HOURS'])
})

it('an office may be in a place that cities.yaml knows better than the gazetteer', () => {
  const folder = editText(world('base'), 'practice.yaml', 'city: Alder Bay', 'city: Fairfax')
  expect(toldOf(folder)).toContain('error IMPOSSIBLE_PLACE')
  editText(folder, 'cities.yaml', '- name: Alder Bay', '- name: Fairfax\n  slug: alder-bay')
  expect(toldOf(folder)).toEqual([])
})

/** What is told of a manifest and not of the small world. */
const toldOf = (folder: string) =>
  loaded(folder)
    .problems.filter(({ code }) => !known.includes(code))
    .map(({ severity, code }) => `${severity} ${code}`)
