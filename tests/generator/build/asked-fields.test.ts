import { expect, test } from 'vitest'
import { editText } from '../../support/edit-text.ts'
import { clearwater, copyOf, siteOf } from '../../support/world.ts'

const askedIn = (folder: string) => siteOf(folder).layout('en').practice.appointment.asksFor
const withoutPlans = () => editText(copyOf(clearwater), 'practice.yaml', /^insurers:\n(?: .*\n)+/m, 'insurers: []\n')

test('the appointment form asks for the insurance plan only where the practice lists some', () => {
  expect(askedIn(clearwater)).toEqual(['insuranceProvider'])
  expect(askedIn(withoutPlans())).toEqual([])
})

test('the appointment form asks for the plan of the insurance number that it asks for', () => {
  const folder = editText(withoutPlans(), 'practice.yaml', 'asksFor: []', 'asksFor: [insuranceId]')
  expect(askedIn(folder)).toEqual(['insuranceProvider', 'insuranceId'])
})
