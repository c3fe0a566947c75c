import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { axeViolations } from '../support/e2e/axe.ts'
import { complaints } from '../support/e2e/complaints.ts'
import { type DevServer, startDevServer, withFile } from '../support/e2e/dev-server.ts'
import { holdRequests } from '../support/e2e/hold-requests.ts'
import { edit, openHeading, panel, said } from '../support/e2e/studio.ts'

// More about the editor: dev.spec.ts has the tests that run at every change. One server for all tests of this file.
// Each test leaves the manifest as it found it.
test.describe.configure({ mode: 'default' })

let server: DevServer

test.beforeAll(async () => {
  test.setTimeout(600_000)
  server = await startDevServer()
})
test.afterAll(async () => server.stop())

const fileOf = (file: string) => join(server.manifest, file)
const about = 'pages/about.yaml'

test('on a phone, saves in quick succession reach the page without a reload', { tag: '@soak' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await withFile(fileOf(about), async () => {
    await edit(page, `${server.url}/es/about`)
    await expect(page.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 })
    await page.getByRole('heading', { level: 1 }).click()
    const text = panel(page, 'Edit text')
    const field = text.getByLabel('Español')
    await expect(field).toHaveValue('Sobre nuestro consultorio')
    const loads: string[] = []
    page.on('framenavigated', (frame) => loads.push(frame.url()))
    for (const words of ['Uno', 'Quiénes somos', 'Nuestro consultorio, nuestra gente']) {
      await field.fill(words)
      await field.press('Control+s')
      await expect.poll(() => readFileSync(fileOf(about), 'utf8')).toContain(`heading: ${words}\n`)
    }
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Nuestro consultorio, nuestra gente')
    expect(loads).toEqual([])
    // The new words are marked like the old ones.
    await text.getByRole('button', { name: 'Close' }).click()
    await heading.click()
    await expect(field).toHaveValue('Nuestro consultorio, nuestra gente')
  })
})

test('on a phone, which has no Alt key, links and buttons can be used from the panel of their text', {
  tag: '@soak',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await edit(page, `${server.url}/about`)
  await page.getByText('Menu', { exact: true }).click()
  await panel(page, 'Edit text').getByRole('button', { name: 'Press this button' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).filter({ visible: true }).click()
  await panel(page, 'Edit text').getByRole('button', { name: 'Follow this link' }).click()
  await expect(page).toHaveURL(/\/contact$/)
})

test('the tools cover no part of a panel, not even with a message above them', { tag: '@soak' }, async ({ page }) => {
  await withFile(fileOf(about), async () => {
    for (const width of [390, 600]) {
      await page.setViewportSize({ width, height: 844 })
      await edit(page, `${server.url}/about`)
      await page.getByRole('heading', { level: 1 }).click()
      const text = panel(page, 'Edit text')
      await text.getByLabel('English').fill(`${width} pixels`)
      await text.getByLabel('English').press('Control+s')
      await expect(said(page)).toContainText('Saved to')
      const bar = (await page.getByRole('navigation', { name: 'Editor' }).boundingBox())!
      const open = (await text.boundingBox())!
      expect(open.y + open.height).toBeLessThanOrEqual(bar.y)
      await page.getByRole('button', { name: 'Done' }).click()
    }
  })
})

for (const width of [390, 700, 1024])
  test(`in a window of ${width} pixels, the panel leaves the clicked text and what is around it in view`, {
    tag: '@soak',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await edit(page, `${server.url}/about`)
    const texts = page.getByRole('main').getByRole('paragraph').filter({ visible: true })
    for (const [index, block] of [
      [0, 'start'],
      [2, 'center'],
      [4, 'end'],
    ] as const) {
      const text = texts.nth(index)
      await text.evaluate((element, at) => element.scrollIntoView({ block: at, behavior: 'instant' }), block)
      const { x, y } = (await text.boundingBox())!
      await page.mouse.click(x + 20, y + 10)
      const open = (await panel(page, 'Edit text').boundingBox())!
      expect(open.height).toBeLessThan(400)
      expect(y + 10 < open.y || y + 10 > open.y + open.height, `${block}: ${y} beside ${open.y}`).toBe(true)
      await panel(page, 'Edit text').getByRole('button', { name: 'Close' }).click()
    }
  })

test('a click on a number that all languages share opens it, and what is saved shows on the page', {
  tag: '@soak',
}, async ({ page }) => {
  await withFile(fileOf('practice.yaml'), async () => {
    await edit(page, `${server.url}/about`)
    const number = page.getByRole('contentinfo').getByText('555‑0100')
    await number.click()
    const field = panel(page, 'Edit text').getByLabel('In every language')
    await expect(field).toHaveValue('(714) 555-0100')
    await expect(panel(page, 'Edit text')).toContainText('remove "placeholder: true"')
    await expect(panel(page, 'Edit text').getByRole('button', { name: 'Follow this link' })).toBeVisible()
    await field.fill('(714) 555-0199')
    await field.press('Control+s')
    await expect(said(page)).toContainText('Saved to practice.yaml')
    await expect(page.getByRole('contentinfo')).toContainText('555‑0199')
  })
})

test('a click on words that are put together says from what, and opens what is chosen', { tag: '@soak' }, async ({
  page,
}) => {
  await edit(page, `${server.url}/about`)
  await page.getByRole('heading', { name: 'Dr. Jordan Avery, O.D.' }).click()
  const text = panel(page, 'Edit text')
  await expect(text).toContainText('Sightline puts these words together')
  await expect(text.getByRole('button', { name: 'doctor: Dr. Jordan Avery' })).toBeVisible()
  await text.getByRole('button', { name: 'O.D.' }).click()
  await expect(text.getByLabel('In every language')).toHaveValue('O.D.')
})

test('while words are looked for, their panel says so', { tag: '@soak' }, async ({ page }) => {
  await edit(page, `${server.url}/about`)
  const release = await holdRequests(page, '**/__studio/holders')
  await page.getByRole('heading', { name: 'Dr. Jordan Avery, O.D.' }).click()
  const status = panel(page, 'Edit text').getByRole('status')
  await expect(status).toHaveText('Looking for these words in the manifest…')
  release()
  await expect(status).toContainText('Sightline puts these words together')
})

test("a click on the words that a card's link lies over is about them, not about the link's", {
  tag: '@soak',
}, async ({ page }) => {
  await edit(page, server.url)
  // Not `click`: the link takes it.
  const minutes = page.getByRole('main').getByRole('listitem').getByText('12-15 min', { exact: true }).first()
  await minutes.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await minutes.boundingBox())!
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(panel(page, 'Edit text').getByRole('button', { name: '12-15' })).toBeVisible()
})

test('a click on the name of a city says how to rename it with its addresses, and follows no link', {
  tag: '@soak',
}, async ({ page }) => {
  await edit(page, `${server.url}/about`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Newport Beach', exact: true }).click()
  const text = panel(page, 'Edit text')
  await expect(text).toContainText('cities.yaml:20')
  await expect(text).toContainText('npx sightline rename city "Newport Beach"')
  await expect(page).toHaveURL(/\/about$/)
  await text.getByRole('button', { name: 'Follow this link' }).click()
  await expect(page).toHaveURL(/newport-beach/)
})

test('a click on words that no file has says so', { tag: '@soak' }, async ({ page }) => {
  await edit(page, `${server.url}/contact`)
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.after(Object.assign(document.createElement('p'), { textContent: 'Qwertz' }))
  })
  await page.getByText('Qwertz', { exact: true }).click()
  await expect(panel(page, 'Edit text')).toContainText('No file has these words')
})

test('a click on an hour of the drawn week lists the opening hours that have it', { tag: '@soak' }, async ({
  page,
}) => {
  await edit(page, `${server.url}/contact`)
  await page.getByRole('main').locator('svg').getByText('9 am', { exact: true }).click()
  const text = panel(page, 'Edit text')
  await text.getByRole('button', { name: 'Friday, 9 am to 5 pm' }).click()
  await expect(text.getByLabel('"opens:" in the file')).toHaveValue('09:00')
})

test('an entry is added to a list in all languages, and what was typed for it is kept until then', {
  tag: '@soak',
}, async ({ page }) => {
  await withFile(fileOf('practice.yaml'), async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await edit(page, `${server.url}/contact`)
    const hours = page.getByRole('main').getByText('Friday, 9 am to 5 pm', { exact: true })
    await hours.filter({ visible: true }).first().click()
    await panel(page, 'Edit text').getByRole('button', { name: 'Add special hours' }).click()
    const form = panel(page, 'Add special hours')
    await form.getByLabel('day').fill('July 4')
    await form.getByLabel('English').fill('Closed for a party')
    await form.getByLabel('Español').fill('Cerrado por una fiesta')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByRole('list', { name: 'Problems' })).toContainText('must be a date such as')
    await expect(form.getByRole('listitem').first()).toBeInViewport({ ratio: 1 })
    await page.reload()
    await expect(form.getByLabel('day')).toHaveValue('July 4')
    await page.getByRole('button', { name: 'Changes 1 unsaved' }).click()
    await panel(page, 'Changes').getByRole('button', { name: 'New: July 4 Closed for a party' }).click()
    await form.getByLabel('day').fill('2099-07-04')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(said(page)).toContainText('Added to practice.yaml.')
    await expect(page.getByText('Closed for a party')).toBeVisible()
    await expect(page.getByText('unsaved')).toHaveCount(0)
  })
})

test('an entry is removed in all languages once that is confirmed, and comes back by undo', { tag: '@soak' }, async ({
  page,
}) => {
  const faq = 'pages/lasik-faq-orange-county.yaml'
  await withFile(fileOf(faq), async (original) => {
    await edit(page, `${server.url}/lasik-faq-orange-county`)
    const question = page.getByRole('main').getByText('Does it hurt?', { exact: true }).last()
    await question.click()
    await panel(page, 'Edit text').getByRole('button', { name: 'Remove question' }).click()
    const removal = panel(page, 'Remove question')
    await expect(removal).toContainText('¿Duele?')
    expect(await axeViolations(page, undefined, '[data-studio-host]')).toEqual([])
    await removal.getByRole('button', { name: 'Keep' }).click()
    await expect(panel(page, 'Edit text').getByLabel('English')).toHaveValue('Does it hurt?')
    expect(readFileSync(fileOf(faq), 'utf8')).toBe(original)
    await panel(page, 'Edit text').getByRole('button', { name: 'Remove question' }).click()
    await removal.getByRole('button', { name: 'Remove' }).click()
    await expect(said(page)).toContainText(`Removed from ${faq}.`)
    await expect(question).toHaveCount(0)
    await said(page).getByRole('button', { name: 'Undo' }).click()
    await expect(question).toBeVisible()
    expect(readFileSync(fileOf(faq), 'utf8')).toBe(original)
  })
})

test('after what a page is about is removed, the page above opens, and what was typed next to it is kept', {
  tag: '@soak',
}, async ({ page }) => {
  await withFile(fileOf('neighborhoods.yaml'), async (original) => {
    await edit(page, `${server.url}/es/neighborhoods/woodbridge-eye-doctor`)
    const open = async (button: string) => {
      await page.getByRole('heading', { level: 1 }).click()
      await panel(page, 'Edit text').getByRole('button', { name: button }).click()
    }
    await open('Add neighborhood')
    await panel(page, 'Add neighborhood').getByLabel('name').fill('Cedar Hills')
    await open('Remove neighborhood')
    await panel(page, 'Remove neighborhood').getByRole('button', { name: 'Remove' }).click()
    await expect(page).toHaveURL(/\/es\/locations\/irvine/)
    await page.getByRole('button', { name: 'Changes 1 unsaved' }).click()
    await panel(page, 'Changes').getByRole('button', { name: 'New: Cedar Hills' }).click()
    const form = panel(page, 'Add')
    await expect(form.getByRole('alert')).toContainText('begun from is gone')
    await expect(form).toContainText('Cedar Hills')
    await page.getByRole('button', { name: 'Changes 1 unsaved' }).click()
    await panel(page, 'Changes').getByRole('button', { name: 'Undo' }).first().click()
    await expect.poll(() => readFileSync(fileOf('neighborhoods.yaml'), 'utf8')).toBe(original)
    await panel(page, 'Changes').getByRole('button', { name: 'New: Cedar Hills' }).click()
    await expect(panel(page, 'Add neighborhood').getByLabel('name')).toHaveValue('Cedar Hills')
  })
})

test('what was typed for a new entry survives an error in its file, and can be discarded and restored', {
  tag: '@soak',
}, async ({ page }) => {
  await withFile(fileOf('practice.yaml'), async (original) => {
    await edit(page, `${server.url}/contact`)
    const hours = page.getByRole('main').getByText('Friday, 9 am to 5 pm', { exact: true })
    await hours.filter({ visible: true }).first().click()
    await panel(page, 'Edit text').getByRole('button', { name: 'Add special hours' }).click()
    await panel(page, 'Add special hours').getByLabel('English').fill('Closed for a party')
    await page.getByRole('button', { name: 'Changes 1 unsaved' }).click()
    const changes = panel(page, 'Changes')
    await changes.getByRole('button', { name: 'Discard' }).click()
    await expect(changes).toContainText('No unsaved changes.')
    await said(page).getByRole('button', { name: 'Undo' }).click()
    writeFileSync(fileOf('practice.yaml'), `${original}"`)
    await changes.getByRole('button', { name: 'New: Closed for a party' }).click()
    const form = panel(page, 'Add')
    await expect(form.getByRole('alert')).toContainText('practice.yaml cannot be read')
    writeFileSync(fileOf('practice.yaml'), original)
    await expect(form.getByLabel('English')).toHaveValue('Closed for a party')
    await expect(form.getByRole('alert')).toHaveCount(0)
  })
})

test('in a small window, a button is as high as its words', { tag: '@soak' }, async ({ page }) => {
  await page.setViewportSize({ width: 350, height: 400 })
  await edit(page, `${server.url}/about`)
  await page.getByRole('button', { name: 'Changes' }).click()
  const button = panel(page, 'Changes').getByRole('button', { name: 'Show what publishing would change' })
  expect(await button.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
})

test('a corrected text is saved at once, before it has been checked', { tag: '@soak' }, async ({ page }) => {
  await withFile(fileOf(about), async () => {
    await edit(page, `${server.url}/about`)
    const text = await openHeading(page)
    await text.getByLabel('English').fill('Call {phoen}')
    await expect(text.getByRole('list', { name: 'Problems (en)' })).toContainText('Did you mean "phone"?')
    const release = await holdRequests(page, '**/__studio/try')
    await text.getByLabel('English').fill('Call us')
    await text.getByLabel('English').press('Control+s')
    await expect.poll(() => readFileSync(fileOf(about), 'utf8')).toContain('heading: Call us\n')
    release()
  })
})

test('a refused save removes the message about the one before', { tag: '@soak' }, async ({ page }) => {
  await withFile(fileOf(about), async () => {
    await edit(page, `${server.url}/about`)
    const field = (await openHeading(page)).getByLabel('English')
    await field.fill('About us')
    await field.press('Control+s')
    await expect(said(page)).toContainText('Saved to')
    await field.fill('# About us')
    await field.press('Control+s')
    await expect(panel(page, 'Edit text').getByRole('alert')).toContainText('so it was not saved')
    await expect(said(page)).toBeHidden()
  })
})

test('saving a text with an error says that it was not saved, in a small window too', { tag: '@soak' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 400 })
  await withFile(fileOf(about), async () => {
    await edit(page, `${server.url}/about`)
    const text = await openHeading(page)
    const field = text.getByLabel('English')
    await field.fill('About us')
    await field.press('Control+s')
    await expect(said(page)).toContainText('Saved to')
    await field.fill('# About us')
    await expect(text.getByRole('list', { name: 'Problems (en)' })).toContainText('is Markdown')
    await field.press('Control+s')
    await expect(text.getByRole('alert')).toContainText('so it was not saved')
    await expect(text.getByRole('alert')).toBeInViewport({ ratio: 1 })
    await expect(said(page)).toBeHidden()
    await field.fill('Us')
    await expect(text.getByRole('alert')).toHaveCount(0)
  })
})

test('typing continues through a save that reloads the page', { tag: '@soak' }, async ({ page }) => {
  await withFile(fileOf(about), async () => {
    await edit(page, `${server.url}/about`)
    await page.getByText('An optometrist is a doctor').click()
    const field = panel(page, 'Edit text').getByLabel('English')
    await expect(field).not.toBeEmpty()
    await field.fill('An optometrist is a **doctor**.')
    const loads: string[] = []
    page.on('framenavigated', (frame) => loads.push(frame.url()))
    await field.press('Control+s')
    await page.keyboard.type(' That means exams, glasses and contact lenses.', { delay: 40 })
    await expect.poll(() => loads).toHaveLength(1)
    await expect(field).toBeFocused()
    await page.keyboard.type(' It does not mean surgery.')
    await expect(field).toHaveValue(
      'An optometrist is a **doctor**. That means exams, glasses and contact lenses. It does not mean surgery.',
    )
  })
})

test('however much is pasted, the buttons that save and discard it stay in view', { tag: '@soak' }, async ({
  page,
}) => {
  await edit(page, `${server.url}/about`)
  const text = await openHeading(page)
  await text.getByLabel('English').fill('**many** words '.repeat(3000))
  await expect(text.getByRole('list', { name: 'Problems (en)' })).toContainText('Split the text')
  expect(await text.evaluate(({ scrollHeight, clientHeight }) => scrollHeight / clientHeight)).toBeLessThan(3)
  await expect(text.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 })
  await text.getByRole('button', { name: 'Discard' }).click()
})

test('text pasted from slides is saved without its control characters', { tag: '@soak' }, async ({ page }) => {
  await withFile(fileOf(about), async () => {
    await edit(page, `${server.url}/about`)
    const text = await openHeading(page)
    await text.getByLabel('English').fill('About\u000bus')
    await text.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => readFileSync(fileOf(about), 'utf8')).toContain('heading: About us\n')
  })
})

test('while the server does not respond, the editor says what to do and keeps what is typed', {
  tag: '@soak',
}, async ({ page }) => {
  await edit(page, `${server.url}/about`)
  const text = await openHeading(page)
  await page.route('**/__studio/**', (route) => route.abort())
  await text.getByLabel('English').fill('Typed meanwhile')
  await text.getByLabel('English').press('Control+s')
  await expect(text.getByRole('alert')).toContainText('Start it again')
  await page.getByRole('button', { name: 'Changes' }).click()
  const changes = panel(page, 'Changes')
  await expect(changes).toContainText('Start it again')
  await expect(changes).not.toContainText('Nothing has been saved')
  await page.unroute('**/__studio/**')
  await changes.getByRole('button', { name: 'Typed meanwhile' }).click()
  await expect(text.getByLabel('English')).toHaveValue('Typed meanwhile')
})

test('a tab with unsaved texts is closed only after a question, and other pages open without one', {
  tag: '@soak',
}, async ({ page }) => {
  await edit(page, `${server.url}/about`)
  const text = await openHeading(page)
  await text.getByLabel('English').pressSequentially('!')
  const asked: string[] = []
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type())
    await dialog.dismiss()
  })
  // As when a save changes more than words.
  await page.evaluate(() => location.reload())
  await page.getByRole('button', { name: 'Pages' }).click()
  await panel(page, 'Pages').getByLabel('Find').fill('/es/about')
  await panel(page, 'Pages').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/es\/about$/)
  await expect(page.getByText('1 unsaved')).toBeVisible()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Changes' }).click()
  // As a link to a section does, which stays on the page.
  await page.evaluate(() => location.assign('#main'))
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await panel(page, 'Changes').getByRole('button', { name: 'Discard' }).click()
  // Not lost with the button: the next Tab stays in the panel.
  await expect(panel(page, 'Changes').getByRole('heading', { name: 'Changes' })).toBeFocused()
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => page.isClosed()).toBe(true)
})

test('while the file of an open text has an error, what was typed is kept and the tools can be used', {
  tag: '@soak',
}, async ({ page }) => {
  await edit(page, `${server.url}/about`)
  const text = await openHeading(page)
  await text.getByLabel('English').fill('Mine')
  await withFile(fileOf(about), async (original) => {
    writeFileSync(fileOf(about), original.replace(/^kind: /m, 'kind: "'))
    await expect(page.locator('sightline-problems summary')).toBeVisible()
    await expect(text).toContainText('What you typed is kept: Mine')
    // Unsaved texts are listed first.
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(panel(page, 'Changes').getByRole('button', { name: 'Mine' })).toBeVisible()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('button', { name: 'Edit this site' })).toBeVisible()
  })
})

test('a text that was changed in the file meanwhile is not overwritten', { tag: '@soak' }, async ({ page }) => {
  await withFile(fileOf(about), async (original) => {
    await edit(page, `${server.url}/about`)
    const text = await openHeading(page)
    await text.getByLabel('English').fill('**Mine**')
    const preview = text.getByText('Mine', { exact: true })
    await expect(preview).toBeVisible()
    const theirs = original.replace('heading: About our practice', 'heading: Theirs')
    execFileSync('tee', [fileOf(about)], { input: theirs, stdio: ['pipe', 'ignore', 'inherit'] })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Theirs')
    await expect(text).toContainText('In the file now: Theirs')
    await expect(text.getByLabel('English')).toHaveValue('**Mine**')
    await text.getByLabel('English').fill('Not **mine**')
    // The last one was of another text.
    await expect(preview).toBeHidden()
    await text.getByLabel('English').fill('Mine')
    await text.getByRole('button', { name: 'Save' }).click()
    await expect(text.getByRole('alert')).toHaveText(`This text was changed in ${about} since you opened it.`)
    await text.getByRole('button', { name: 'Keep mine' }).click()
    await expect(text.getByRole('alert')).toHaveCount(0)
    await text.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mine')
  })
})

test('what is typed stays with its text while entries are added above it and its entry is removed', {
  tag: '@soak',
}, async ({ page }) => {
  await withFile(fileOf(about), async (original) => {
    await edit(page, `${server.url}/about`)
    await page.getByRole('heading', { name: 'Who we are' }).click()
    const text = panel(page, 'Edit text')
    await text.getByLabel('English').fill('Mine')
    await expect(page.getByText('1 unsaved')).toBeVisible()
    const section = '    - id: new\n      heading: New words\n      blocks: [Words of it.]\n'
    const added = original.replaceAll('    - id: who-we-are\n', (first) => section + first)
    writeFileSync(fileOf(about), added)
    await expect(page.getByRole('heading', { name: 'New words' })).toBeVisible()
    await expect(text.getByLabel('English')).toHaveValue('Mine')
    await text.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => readFileSync(fileOf(about), 'utf8')).toBe(added.replace('Who we are', 'Mine'))
    await expect(page.getByRole('heading', { name: 'Mine' })).toBeVisible()
    await text.getByLabel('English').fill('Mine again')
    await expect(page.getByText('1 unsaved')).toBeVisible()
    writeFileSync(fileOf(about), original.replace(/^ {4}- id: who-we-are\n.*?(?=^ {4}- id)/gms, ''))
    const changes = panel(page, 'Changes')
    await expect(changes).toContainText('Mine again pages/about.yaml The text that this replaces no longer exists.')
    await changes.getByRole('button', { name: 'Discard' }).click()
    await expect(changes).toContainText('No unsaved changes.')
  })
})

test('a text that is open but not edited follows changes saved elsewhere', { tag: '@soak' }, async ({ page }) => {
  await withFile(fileOf(about), async (original) => {
    await edit(page, `${server.url}/about`)
    const text = await openHeading(page)
    writeFileSync(fileOf(about), original.replace('heading: About our practice', 'heading: Theirs'))
    await expect(text.getByLabel('English')).toHaveValue('Theirs')
  })
})

test('a text within a text opens its own entry, and the words around it open theirs', { tag: '@soak' }, async ({
  page,
}) => {
  await edit(page, `${server.url}/about`)
  await page.getByText('Experience', { exact: true }).click()
  await expect(panel(page, 'Edit text').getByLabel('English')).toHaveValue('Experience')
  await page.getByRole('main').getByText('Keratoconus', { exact: true }).first().click()
  await expect(panel(page, 'Edit text').getByLabel('English')).toHaveValue(/^\[Keratoconus\]\(\/conditions/)
  // With Alt, the page reacts as for visitors. A text in the dialog that opens is edited on the page behind it.
  await panel(page, 'Edit text').getByRole('button', { name: 'Close' }).click()
  await page
    .locator('a[data-open="appointment"]:visible')
    .first()
    .click({ modifiers: ['Alt'] })
  const heading = page.getByRole('dialog').getByRole('heading', { level: 2 })
  const words = await heading.textContent()
  await heading.click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await panel(page, 'Edit text').getByLabel('English').click()
  await expect(panel(page, 'Edit text').getByLabel('English')).toHaveValue(words!)
  await panel(page, 'Edit text').getByRole('button', { name: 'Close' }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Keratoconus', exact: true })
    .first()
    .click({ modifiers: ['Alt'] })
  await expect(page).toHaveURL(/\/conditions\/keratoconus$/)
  // The brackets around a name belong to no text.
  await page.goto(`${server.url}/conditions/lasik`)
  await page.getByText('(laser in situ keratomileusis)', { exact: true }).click()
  await expect(panel(page, 'Edit text').getByLabel('English')).toHaveValue('laser in situ keratomileusis')
  expect(await page.evaluate(() => [...CSS.highlights.get('studio-open')!].map(String))).toEqual([
    'laser in situ keratomileusis',
  ])
})

test('the nearest cities are listed, and a city is added by name and its page opens', { tag: '@soak' }, async ({
  page,
}) => {
  await withFile(fileOf('cities.yaml'), async (original) => {
    await edit(page, `${server.url}/contact`)
    await page.getByRole('button', { name: 'Add a city' }).click()
    const add = panel(page, 'Add a city')
    const map = page.locator('.map svg').first()
    await expect(add.getByRole('heading', { name: 'Nearest to the office' })).toBeVisible()
    await map.click({ position: { x: 40, y: 40 } })
    await expect(add.getByRole('heading', { name: 'Nearest to where you clicked' })).toBeVisible()
    await add.getByLabel('Another city').fill('Laguna Hills')
    const answers: number[] = []
    page.on('response', (each) => each.url().includes('/locations/') && answers.push(each.status()))
    await add.getByRole('button', { name: 'Add city', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Laguna Hills')
    expect(readFileSync(fileOf('cities.yaml'), 'utf8')).toContain('- name: Laguna Hills\n')
    expect(answers).not.toContain(404)
    const undos: string[] = []
    page.on('request', (each) => each.url().endsWith('/undo') && undos.push(each.url()))
    await page.getByRole('button', { name: 'Undo' }).dblclick()
    await expect(said(page)).toContainText('Undone.')
    expect(undos).toHaveLength(1)
    expect(readFileSync(fileOf('cities.yaml'), 'utf8')).toBe(original)
  })
})

test('in a narrow window the map stays in view, and a refusal comes into view', { tag: '@soak' }, async ({ page }) => {
  for (const width of [390, 700]) {
    await page.setViewportSize({ width, height: 800 })
    await edit(page, `${server.url}/contact`)
    await page.getByRole('button', { name: 'Add a city' }).click()
    const add = panel(page, 'Add a city')
    await expect(add.getByRole('heading', { name: 'Nearest to the office' })).toBeVisible()
    await expect(page.locator('.map svg')).toBeInViewport({ ratio: 1 })
    // In the middle.
    await page.locator('.map svg').click()
    await expect(add.getByRole('heading', { name: 'Nearest to where you clicked' })).toBeVisible()
    await add.getByLabel('Another city').fill('москва')
    await add.getByLabel('Another city').press('Enter')
    await expect(add.getByRole('alert')).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Done' }).click()
  }
})

test('the cities listed are those near the last click, even if an earlier answer comes later', {
  tag: '@soak',
}, async ({ page }) => {
  await edit(page, `${server.url}/contact`)
  // Only the first request: what is nearest to the office.
  const release = await holdRequests(page, '**/nearby', 1)
  await page.getByRole('button', { name: 'Add a city' }).click()
  await page
    .locator('.map svg')
    .first()
    .click({ position: { x: 40, y: 40 } })
  const nearest = panel(page, 'Add a city').getByRole('list').getByRole('button').first()
  await expect(nearest).toBeVisible()
  const name = await nearest.textContent()
  const late = page.waitForResponse('**/nearby')
  release()
  await late
  await expect(nearest).toHaveText(name!)
})

test('an unknown city, or one in lowercase, is added with a warning', { tag: '@soak' }, async ({ page }) => {
  await withFile(fileOf('cities.yaml'), async () => {
    await edit(page, `${server.url}/contact`)
    await page.getByRole('button', { name: 'Add a city' }).click()
    await panel(page, 'Add a city').getByLabel('Another city').fill('lagoona hills')
    await panel(page, 'Add a city').getByRole('button', { name: 'Add city', exact: true }).click()
    await expect(said(page)).toContainText('But no place called lagoona hills is known')
    await expect(said(page)).toContainText('Did you mean "Laguna Hills"?')
    await expect(said(page)).toContainText('it has no capital letter')
    await expect(said(page)).not.toContainText('coordinates:')
  })
})

test('the table of pages can be filtered, and leads to a page', { tag: '@soak' }, async ({ page }) => {
  await edit(page, `${server.url}/about`)
  await page.getByRole('button', { name: 'Pages' }).click()
  const table = panel(page, 'Pages')
  await table.getByLabel('Find').fill('/es/about')
  await table.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/es\/about$/)
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible()
})

test('changes are planned, and committed on a new branch', { tag: '@soak' }, async ({ page }) => {
  test.setTimeout(600_000)
  const git = (...args: string[]) => execFileSync('git', args, { cwd: server.manifest, encoding: 'utf8' }).trim()
  git('init', '--quiet', '--initial-branch', 'main')
  git('config', 'user.name', 'A marketer')
  git('config', 'user.email', 'marketer@practice.example')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Start')
  await withFile(fileOf(about), async () => {
    await edit(page, `${server.url}/about`)
    const text = await openHeading(page)
    await text.getByLabel('English').fill('About this office')
    await text.getByLabel('English').press('Control+s')
    await expect(said(page)).toContainText('Saved to')
    await page.getByRole('button', { name: 'Changes' }).click()
    const changes = panel(page, 'Changes')
    await changes.getByRole('button', { name: 'Show what publishing would change' }).click()
    const plan = changes.getByRole('region', { name: 'Plan' })
    await expect(plan).toContainText(/pages/, { timeout: 300_000 })
    expect((await plan.boundingBox())!.height).toBeGreaterThan(100)
    // Nothing is published, so the plan counts every page as new.
    await expect(changes.getByLabel('Message')).toHaveValue(`Edit ${about}`)
    await changes.getByLabel('Branch').fill('about-this-office')
    // What was typed outlives the page, as when the server starts again.
    await page.reload()
    await changes.getByRole('button', { name: 'Show what publishing would change' }).click()
    await expect(changes.getByLabel('Branch')).toHaveValue('about-this-office', { timeout: 300_000 })
    const release = await holdRequests(page, '**/__studio/commit')
    await changes.getByRole('button', { name: 'Create branch and commit' }).click()
    await expect(changes.getByRole('button', { name: 'Committing…' })).toBeVisible()
    release()
    await expect(said(page)).toContainText('on branch about-this-office')
    expect(git('branch', '--show-current')).toBe('about-this-office')
    expect(git('show', '--name-only', '--format=')).toBe(about)
    expect(git('log', '-1', '--format=%s')).toBe(`Edit ${about}`)
  })
})

test('a plan that is shown is made again after an undo, and the list has what another tab saves', {
  tag: '@soak',
}, async ({ page, context }) => {
  let plans = 0
  await page.route('**/__studio/plan', (route) => {
    plans += 1
    return route.fulfill({ json: { text: `Plan ${plans}`, git: { error: 'No repository.' } } })
  })
  await withFile(fileOf(about), async () => {
    await edit(page, `${server.url}/about`)
    await page.getByRole('button', { name: 'Changes' }).click()
    const changes = panel(page, 'Changes')
    const other = await context.newPage()
    await other.goto(`${server.url}/about`)
    await expect(other.getByRole('button', { name: 'Done' })).toBeVisible()
    const field = (await openHeading(other)).getByLabel('English')
    await field.fill('From another tab')
    await field.press('Control+s')
    await changes.getByRole('button', { name: 'Show what publishing would change' }).click()
    await expect(changes.getByRole('region', { name: 'Plan' })).toHaveText('Plan 1')
    await changes.getByRole('listitem').filter({ hasText: 'From another tab' }).getByRole('button').click()
    await expect(changes.getByRole('region', { name: 'Plan' })).toHaveText('Plan 2')
  })
})

test('after an undo in the list of saves, the focus stays in the panel', { tag: '@soak' }, async ({ page }) => {
  await withFile(fileOf(about), async () => {
    await edit(page, `${server.url}/about`)
    const text = await openHeading(page)
    await text.getByLabel('English').fill('Short-lived')
    await text.getByLabel('English').press('Control+s')
    await expect(said(page)).toContainText('Saved to')
    await page.getByRole('button', { name: 'Changes' }).press('Enter')
    const changes = panel(page, 'Changes')
    await changes.getByRole('listitem').filter({ hasText: 'Short-lived' }).getByRole('button').press('Enter')
    await expect(changes).toContainText('Undone: "Short-lived"')
    await expect(changes.getByRole('heading', { name: 'Changes' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(changes).toHaveCount(0)
  })
})

test('the editor works by keyboard alone, and axe finds nothing in any panel', { tag: '@soak' }, async ({ page }) => {
  const heard = complaints(page)
  await edit(page, `${server.url}/about`)
  await page.getByRole('button', { name: 'Text', exact: true }).press('Enter')
  const texts = panel(page, 'Text on this page')
  await expect(texts.getByRole('heading', { name: 'Text on this page' })).toBeFocused()
  await texts.getByLabel('Find').fill('sees each patient here')
  await expect(texts.getByRole('button', { name: /small office with one optometrist/ })).toBeVisible()
  await texts.getByLabel('Find').fill('Who we are')
  await texts.getByRole('button', { name: 'Who we are' }).press('Enter')
  const text = panel(page, 'Edit text')
  await expect(text.getByLabel('Español')).not.toBeEmpty()
  // The page's search shortcut is an ordinary character here.
  await text.getByLabel('English').press('/')
  await expect(text.getByLabel('English')).toBeFocused()
  await text.getByRole('button', { name: 'Discard' }).press('Enter')
  await expect(text.getByRole('button', { name: 'Discard' })).toBeFocused()
  expect(await axeViolations(page, undefined, '[data-studio-host]')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(text).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Text', exact: true })).toBeFocused()
  for (const name of ['Pages', 'Changes', 'Add a city', 'Text']) {
    const button = page.getByRole('button', { name, exact: true })
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    expect(await axeViolations(page, undefined, '[data-studio-host]'), name).toEqual([])
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Done' })).toBeHidden()
  expect(heard).toEqual([])
})
