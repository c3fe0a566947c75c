import { expect, test } from 'vitest'
import { streetAddresses } from '../../../generator/text/street-addresses.ts'

const found = (text: string) =>
  streetAddresses(text).map(({ number, name, unit }) => [number, name, ...(unit === undefined ? [] : [unit])].join(' '))

test.each([
  ['801 North Tustin Ave #404, Santa Ana', ['801 tustin 404']],
  ['Visit us at 801 N. Tustin Avenue, Suite 404.', ['801 tustin 404']],
  ['from 210 Mill Street to 5 Fern Hill Road', ['210 mill', '5 fern hill']],
  ['Estamos en 1400 17th Street, Ste. B', ['1400 17th b']],
  ['The clinic, 1310 West Oak Drive, is closed.', ['1310 oak']],
])('"%s" has the addresses %j', (text, addresses) => {
  expect(found(text)).toEqual(addresses)
})

test.each([
  'Take the 55 North Tustin Ave exit',
  'Tome la salida 17 Main Street',
  'exit at 17th Street',
  'The 91 Express Lanes',
  'Take Interstate-5 South Main Street',
  'Our hours end at 6 PM. Dr. Vale stays.',
  'It was built in 1995 by Jordan Dr. Vale',
  '3 Things To Check Before You Drive',
  '20/20 Vision Way',
  '10 Main Streets',
])('"%s" has no address', (text) => {
  expect(found(text)).toEqual([])
})
