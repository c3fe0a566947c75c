import { createElement } from 'react'
import { expect, it } from 'vitest'
import { addressLine } from '../../src/shared/postal-address.ts'
import { Address } from '../../templates/parts/office.tsx'
import { sampleLayout } from '../../templates/parts/sample-layout.ts'
import { exampleHtml } from '../support/example-html.ts'

it.each([
  ['Lisboa', '1100-444', 'PT', '1100\u2011444 Lisboa'],
  ['Leeds', 'LS1 4AP', 'GB', 'Leeds LS1\u00a04AP'],
])(
  'an address in %s keeps its postal code on one line, and is written to the office as it is',
  (city, zip, country, town) => {
    const address = { street: '1 High Street', city, zip, country }
    const practice = { ...sampleLayout.practice, address }
    const html = exampleHtml(createElement(Address, { layout: { ...sampleLayout, practice } }))
    expect(html).toContain(town)
    expect(addressLine(address)).toContain(zip)
  },
)
