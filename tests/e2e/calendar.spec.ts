import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { keptOf } from '../support/e2e/storage.ts'

const nextYear = new Date().getFullYear() + 1

test('a patient saves an appointment to a calendar, in the time zone of the office', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, timezoneId: 'America/New_York' })
  const page = await context.newPage()
  const requests: string[] = []
  await page.goto('/es/about')
  await page.getByLabel('Día de su cita').fill(`${nextYear}-12-01`)
  await page.getByLabel('Hora').fill('10:30')
  await page.getByLabel('Una nota para usted').fill('Llevar gotas; preguntar por Ana')
  // Until then the page still loads scripts on its own.
  await page.waitForLoadState('networkidle')
  page.on('request', (request) => void requests.push(request.url()))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Guardar en mi calendario' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('cita.ics')
  const text = readFileSync(await file.path(), 'utf8').replaceAll('\r\n ', '')
  expect(text).toContain(`DTSTART:${nextYear}1201T183000Z`)
  expect(text).toMatch(/^SUMMARY:Cita\r$/m)
  expect(text, 'with whom').toMatch(/^LOCATION:Clearwater [^\r]*\\, [^\r]*\\, CA \d{5}\r$/m)
  expect(text).toMatch(
    /^DESCRIPTION:Para cambiarla\\, llame al \(714\) 555-0100\.\\nLlevar gotas\\; preguntar por Ana\r$/m,
  )
  expect(
    requests.filter((url) => !url.startsWith('blob:')),
    'nothing is sent',
  ).toEqual([])
  expect(await keptOf(page)).not.toContain('gotas')
  await context.close()
})

test('a day is required, and a past day or a year of two or five digits is refused as a typo', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto('/about')
  const day = page.getByLabel('Day of your appointment')
  await page.getByRole('button', { name: 'Save to my calendar' }).click()
  await expect(day).toBeFocused()
  await page.getByLabel('Time').fill('10:30')
  for (const slip of ['0026-12-01', '20266-12-01', `${nextYear - 2}-12-01`]) {
    await day.fill(slip)
    await page.getByRole('button', { name: 'Save to my calendar' }).click()
    await expect(day).toBeFocused()
    expect(await day.evaluate((input: HTMLInputElement) => input.validity.valid), slip).toBe(false)
  }
  await day.fill(`${nextYear}-12-01`)
  expect(await day.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(true)
})

test('without JavaScript the form, which would do nothing, is hidden', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! })
  const page = await context.newPage()
  await page.goto('/about')
  await expect(page.getByLabel('Day of your appointment')).toBeHidden()
  await context.close()
})
