import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from '../support/e2e/axe.ts'
import { complaints } from '../support/e2e/complaints.ts'
import { tracked } from '../support/e2e/tracked.ts'
import { isSoak, someOf } from '../support/soak.ts'

const submenu = (page: Page) => page.locator('#menu-services')
const expander = (page: Page) => page.getByRole('button', { name: 'Show all services' })
const services = (page: Page) => page.locator('.main-menu').getByRole('link', { name: 'Services', exact: true })
const phoneMenu = (page: Page) => page.locator('.menu > nav')

async function expectOpen(page: Page): Promise<void> {
  await expect(submenu(page)).toBeVisible()
  await expect(expander(page)).toHaveAttribute('aria-expanded', 'true')
}

async function expectClosed(page: Page): Promise<void> {
  await expect(submenu(page)).toBeHidden()
  await expect(expander(page)).toHaveAttribute('aria-expanded', 'false')
}

test.describe('the services menu', () => {
  test('opens on hover, and leads to a condition', async ({ page }) => {
    await page.goto('/about')
    await expectClosed(page)
    await services(page).hover()
    await expectOpen(page)
    await page.locator('h1').hover()
    await expectClosed(page)
    await services(page).hover()
    await submenu(page).getByRole('link', { name: 'Dry eye' }).click()
    await expect(page).toHaveURL(/\/conditions\/dry-eye$/)
  })

  test('stays open after a click on its button, and closes on another or on a click elsewhere', {
    tag: '@soak',
  }, async ({ page }) => {
    await page.goto('/about')
    await expander(page).click()
    await page.locator('h1').hover()
    await expectOpen(page)
    await expander(page).click()
    await expectClosed(page)
    await expander(page).click()
    await expectOpen(page)
    await page.locator('h1').click()
    await expectClosed(page)
  })

  test('opens when the keyboard enters it, and closes with its button, on Escape, or when the keyboard leaves it', async ({
    page,
  }) => {
    await page.goto('/about')
    await services(page).focus()
    await expectOpen(page)
    await page.keyboard.press('Tab')
    await expect(expander(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expectClosed(page)
    await page.keyboard.press('Space')
    await expectOpen(page)
    await page.keyboard.press('Tab')
    await expect(submenu(page).getByRole('link').first()).toBeFocused()
    await submenu(page).getByRole('link').nth(2).focus()
    await page.keyboard.press('Escape')
    await expect(expander(page)).toBeFocused()
    await expectClosed(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await expectOpen(page)
    await submenu(page).getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expectClosed(page)
  })

  test('closes on Escape while the mouse stays over it', { tag: '@soak' }, async ({ page }) => {
    await page.goto('/about')
    await services(page).hover()
    await page.keyboard.press('Escape')
    await expectClosed(page)
  })

  test('opens and closes by touch on a tablet', { tag: '@soak' }, async ({ browser }) => {
    const page = await browser.newPage({ hasTouch: true, viewport: { width: 1024, height: 800 } })
    await page.goto('/about')
    await expander(page).tap()
    await expectOpen(page)
    await expander(page).tap()
    await expectClosed(page)
    await expander(page).tap()
    await expectOpen(page)
    await page.locator('h1').tap()
    await expectClosed(page)
    await page.close()
  })

  test('opens on hover and on focus without JavaScript', { tag: '@soak' }, async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto('/about')
    await services(page).hover()
    await expect(submenu(page)).toBeVisible()
    await page.locator('h1').hover()
    await expect(submenu(page)).toBeHidden()
    await services(page).focus()
    await submenu(page).getByRole('link', { name: 'LASIK' }).click()
    await expect(page).toHaveURL(/\/conditions\/lasik$/)
    await page.close()
  })
})

test('a menu with words as long as Arabic ones stays on one line, next to a name and the search box', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto('/about')
  const items = page.locator('.main-menu > ul > li > a')
  await items.evaluateAll((all) => {
    // In letters that the typeface has: as wide as the Arabic for Home, About, Services and Contact.
    for (const [index, label] of ['Homepage of us', 'About us', 'Services', 'Contact us'].entries())
      all[index]!.textContent = label
  })
  for (const width of [900, 1024, 1100, 1152, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const bottoms = await items.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom))
    expect(Math.max(...bottoms) - Math.min(...bottoms), `${width} px`).toBeLessThan(20)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('a menu with more pages than fit takes a second line, and no page is wider than the window', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto('/about')
  await page.locator('.main-menu > ul').evaluate((menu) => {
    for (const label of ['Eye conditions', 'Eyewear', 'Questions']) {
      menu.append(menu.firstElementChild!.cloneNode(true))
      menu.lastElementChild!.firstElementChild!.textContent = label
    }
  })
  for (const width of [768, 1024, 1152]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the menu opens and closes with its button, and closes on a tap outside, on Escape, when keyboard focus leaves it or when a page is chosen', async ({
    page,
  }) => {
    await page.goto('/about')
    const toggle = page.locator('summary', { hasText: 'Menu' })
    await expect(page.locator('.main-menu')).toBeHidden()
    await toggle.tap()
    await expect(phoneMenu(page)).toBeVisible()
    await toggle.tap()
    await expect(phoneMenu(page)).toBeHidden()
    await toggle.tap()
    await page.locator('.top-bar').tap({ position: { x: 200, y: 20 } })
    await expect(phoneMenu(page)).toBeHidden()
    await toggle.press('Enter')
    await phoneMenu(page).getByRole('link').nth(3).focus()
    await page.keyboard.press('Escape')
    await expect(phoneMenu(page)).toBeHidden()
    await expect(toggle).toBeFocused()
    await page.keyboard.press('Enter')
    await phoneMenu(page).getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(phoneMenu(page)).toBeHidden()
    await toggle.tap()
    await phoneMenu(page).getByRole('link', { name: 'Cataract' }).tap()
    await expect(page).toHaveURL(/\/conditions\/cataract$/)
    await expect(phoneMenu(page)).toBeHidden()
  })

  test("a bar with the page's phone number stays at the bottom of the screen", async ({ page }) => {
    await page.goto('/conditions/dry-eye')
    const bar = page.getByRole('complementary', { name: 'Call or schedule' })
    const bottom = async () => {
      const box = (await bar.boundingBox())!
      return Math.round(box.y + box.height)
    }
    await expect.poll(bottom).toBe(844)
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    await expect.poll(bottom).toBe(844)
    await expect(bar.getByRole('link', { name: 'Call now' })).toHaveAttribute('href', 'tel:+17145550102')
  })

  test('the menu, the bar, phone and mail links work without JavaScript', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    await page.goto('/conditions/dry-eye')
    await page.locator('summary', { hasText: 'Menu' }).click()
    await expect(phoneMenu(page)).toBeVisible()
    await expect(page.locator('.call-bar [href^="tel:"]')).toBeVisible()
    await expect(page.getByRole('contentinfo').locator('a[href^="mailto:"]')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show full email' })).toBeHidden()
    await phoneMenu(page).getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL(/\/contact$/)
    await page.close()
  })
})

test('a menu with longer words stays on one line while the search box can shrink', { tag: '@soak' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  const bottoms = await page.locator('.main-menu').evaluate((menu) => {
    const links = [...menu.querySelectorAll<HTMLElement>(':scope > ul > li > a')]
    const box = document.querySelector('.search')!
    const { width } = box.getBoundingClientRect()
    while (box.getBoundingClientRect().width > width - 40) links.at(-1)!.append(' x')
    return links.map((link) => link.getBoundingClientRect().bottom)
  })
  expect(new Set(bottoms).size).toBe(1)
})

test('the magnifier is next to the menu, even where a phone held sideways has room between them', {
  tag: '@soak',
}, async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await page.goto('/about')
  const [magnifier, menu] = await Promise.all(['.search', '.menu'].map((part) => page.locator(part).boundingBox()))
  expect(menu!.x - magnifier!.x - magnifier!.width).toBeLessThan(32)
})

test('the phone menu and the call bar are shown below 768 px only', { tag: '@soak' }, async ({ page }) => {
  const [menu, bar, main] = ['.menu', '.call-bar', '.main-menu'].map((part) => page.locator(part))
  await page.setViewportSize({ width: 767, height: 800 })
  await page.goto('/about')
  await expect(menu!).toBeVisible()
  await expect(bar!).toBeVisible()
  await expect(main!).toBeHidden()
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(menu!).toBeHidden()
  await expect(bar!).toBeHidden()
  await expect(main!).toBeVisible()
})

test.describe('the address in the footer', () => {
  for (const [path, name] of someOf(
    [
      ['/about', 'Show full email'],
      ['/es/about', 'Mostrar el correo completo'],
    ] as const,
    2,
  )) {
    test(`is masked until the visitor reveals it: ${path}`, async ({ page }) => {
      const heard = complaints(page)
      await page.goto(path)
      const footer = page.getByRole('contentinfo')
      await expect(footer.getByText('a•••@clearwater-eye-care.example')).toBeVisible()
      await expect(footer.locator('a[href^="mailto:"]')).toBeHidden()
      await footer.getByRole('button', { name }).press('Enter')
      const link = footer.getByRole('link', { name: 'appointments@clearwater-eye-care.example' })
      await expect(link).toBeFocused()
      await expect(link).toHaveAttribute('href', 'mailto:appointments@clearwater-eye-care.example')
      await expect(footer.getByRole('button', { name })).toHaveCount(0)
      await expect(footer.getByText('•••')).toHaveCount(0)
      expect(heard).toEqual([])
    })
  }
})

test('clicks on numbers, addresses and buttons are tracked', async ({ page }) => {
  const told = await tracked(page)
  await page.goto('/conditions/dry-eye')
  await page.evaluate(() => {
    for (const link of document.querySelectorAll('[data-event]'))
      link.addEventListener('click', (e) => e.preventDefault())
  })
  await page.locator('main [data-event="phone_click"]').first().click()
  await page.getByRole('button', { name: 'Show full email' }).click()
  await page.getByRole('contentinfo').locator('[data-event="email_click"]').click()
  await page.getByRole('contentinfo').locator('p', { hasText: '©' }).click()
  expect(await told()).toEqual([
    { name: 'phone_click', properties: {} },
    { name: 'button_click', properties: { button: 'Show full email' } },
    { name: 'email_click', properties: {} },
  ])
})

test('axe finds nothing wrong with the open menu, at any width and in both languages', async ({ page }) => {
  for (const [index, path] of ['/', '/es'].entries()) {
    await page.goto(path)
    // Outside of a soak each language at one width: the menu is the same.
    for (const width of [320, 768, 1280].filter((_, at) => isSoak || at === 2 * index)) {
      const at = `${path}, ${width} px`
      await page.setViewportSize({ width, height: 800 })
      const button = page.locator(width < 768 ? '.menu > summary' : '.has-submenu > button')
      await button.click()
      await expect(width < 768 ? phoneMenu(page) : submenu(page), at).toBeVisible()
      expect(await axeViolations(page, undefined, '.site-header'), at).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, at).toBeLessThanOrEqual(0)
      await button.click()
    }
  }
})

test('the links to several other languages are side by side at the end of the bar', async ({ page }) => {
  await page.goto('/about')
  const languages = page.locator('.top-bar .language')
  const alone = (await languages.boundingBox())!
  await languages.evaluate((link) => link.after(link.cloneNode(true)))
  const [first, last] = [(await languages.first().boundingBox())!, (await languages.last().boundingBox())!]
  expect(last.x).toBeCloseTo(alone.x, 0)
  expect(last.x - (first.x + first.width)).toBeLessThan(24)
  await page.setViewportSize({ width: Math.ceil(first.width) + 190, height: 664 })
  const [above, below] = [(await languages.first().boundingBox())!, (await languages.last().boundingBox())!]
  expect(below.y, 'the second has a row of its own').toBeGreaterThan(above.y)
  expect(below.x + below.width).toBeCloseTo(above.x + above.width, 0)
})

test('on a phone, five other languages take one row next to the number and one below it', { tag: '@soak' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto('/about')
  const bar = page.locator('.top-bar')
  const { height } = (await bar.boundingBox())!
  await bar.locator('.language').evaluate((link) => {
    for (const name of ['Tiếng Việt', '한국어', '繁體中文', 'العربية']) {
      const other = link.cloneNode(true)
      other.lastChild!.textContent = name
      link.parentNode!.append(other)
    }
  })
  expect((await bar.boundingBox())!.height).toBeLessThanOrEqual(2 * height)
})
