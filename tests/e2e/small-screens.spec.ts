import { expect, type Locator, type Page, test } from '@playwright/test'
import { openDialog } from '../support/e2e/booking.ts'
import { tabStops } from '../support/e2e/tab-stops.ts'
import { someOf } from '../support/soak.ts'

// Elements fixed to the window on phones leave everything below them readable, focusable and clickable.

const phone = { width: 390, height: 664 }
/** A window of 1280 x 1024 px, zoomed to 400 %. */
const enlarged = { width: 320, height: 256 }

test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } })

const callBar = (page: Page) => page.locator('.call-bar')
const toTop = (page: Page) => page.locator('.scroll-top')
const scrollDown = (page: Page) => page.evaluate(() => window.scrollTo(0, 400))

for (const [visitor, locale] of someOf(
  [
    ['a visitor', 'en-US'],
    ['a visitor who is offered Spanish', 'es-MX'],
  ] as const,
  2,
)) {
  test.describe(() => {
    test.use({ locale })

    for (const path of someOf(['/contact', '/lasik-faq-orange-county'], 2)) {
      test(`${visitor} who tabs through ${path} on a phone sees every focused element`, async ({ page }) => {
        await page.goto(path)
        if (locale === 'es-MX') await expect(page.getByRole('button', { name: 'No, gracias' })).toBeVisible()
        const stops = await tabStops(page)
        expect(stops.length).toBeGreaterThan(20)
        expect(stops.filter(({ coveredBy }) => coveredBy.length > 0)).toEqual([])
      })
    }
  })
}

test('the button to the top covers nothing on a page at any width', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/contact')
  for (const width of [320, 390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 664 })
    await scrollDown(page)
    await expect(toTop(page)).toBeVisible()
    const button = (await toTop(page).boundingBox())!
    expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(24)
    // On phones it is in the call bar, whose buttons make room. Elsewhere it is at the window's edge, clear of all
    // texts.
    const covered = await page.evaluate(({ x, y, height }) => {
      const bar = document.querySelector('.call-bar')!.getBoundingClientRect()
      if (bar.height > 0 && y >= bar.top && y + height <= bar.bottom)
        return [...document.querySelectorAll('.call-bar .button')]
          .filter((each) => each.getBoundingClientRect().right > x)
          .map((each) => each.textContent)
      return [...document.querySelectorAll('main :is(p, a, h2, h3, li, label, input, select, textarea, button, td)')]
        .filter((each) => each.getBoundingClientRect().right > x)
        .map((each) => each.textContent)
    }, button)
    expect(covered, `${width} px`).toEqual([])
  }
})

for (const [picture, path] of [
  ['a drawing', '/lasik-faq-orange-county'],
  ['a view', '/what-are-signs-detached-retina'],
] as const) {
  test(`on a phone a page about emergencies begins with what to do, not with ${picture}`, async ({ page }) => {
    await page.goto(path)
    const seen = page.locator('.hero-picture > *')
    await expect(seen).toBeVisible()
    await page.locator('.article-body > :first-child > h2').evaluate((heading) => {
      heading.after(Object.assign(document.createElement('section'), { className: 'care care-emergency' }))
    })
    await expect(seen).toBeHidden()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(seen).toBeVisible()
  })
}

test('on a screen as low as one zoomed to 400 %, nothing stays fixed over the page', async ({ page }) => {
  await page.setViewportSize(enlarged)
  await page.goto('/contact')
  await scrollDown(page)
  await expect(toTop(page)).toBeVisible()
  for (const part of [callBar(page), toTop(page)]) await expect(part).toHaveCSS('position', 'static')
})

test('on such a low screen, a visitor who tabs through a page sees every focused element', {
  tag: '@soak',
}, async ({ page }) => {
  await page.setViewportSize(enlarged)
  await page.goto('/contact')
  const stops = await tabStops(page)
  expect(stops.filter(({ coveredBy }) => coveredBy.length > 0)).toEqual([])
})

test('on such a low screen, the mistakes of a form do not push the field with the focus out of view', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize(enlarged)
  await page.goto('/contact')
  await page.locator('.contact-form button').click()
  await expect(page.locator('#contact-phone')).toBeFocused()
  await expect(page.locator('#contact-phone')).toBeInViewport({ ratio: 1 })
  const dialog = await openDialog(page)
  await dialog.locator('button[type=submit]').last().click()
  await expect(dialog.locator('[type=tel]')).toBeFocused()
  await expect(dialog.locator('[type=tel]')).toBeInViewport({ ratio: 1 })
})

test('on a low screen, the page scrolls past the search results, which are all shown', { tag: '@soak' }, async ({
  page,
}) => {
  for (const viewport of someOf([enlarged, { width: 568, height: 232 }, { width: 1280, height: 256 }], 2)) {
    await page.setViewportSize(viewport)
    await page.goto('/about')
    await page.keyboard.press('/')
    await page.keyboard.type('eye')
    const list = page.getByRole('listbox')
    await expect(list).toBeVisible()
    expect(await list.evaluate((each) => each.scrollHeight - each.clientHeight)).toBe(0)
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('option').last()).toBeInViewport({ ratio: 1 })
  }
})

test('how soon to act stays in view along the list of signs, and covers no sign that a link or the Tab key leads to', async ({
  page,
}) => {
  await page.goto('/how-soon')
  const heading = page.locator('#urgent > h2')
  const signs = page.locator('#urgent li[id]')
  await signs.last().evaluate((sign) => {
    for (let id = 0; id < 40; id += 1) sign.after(Object.assign(sign.cloneNode(true), { id: `sign-${id}` }))
  })
  await signs.last().evaluate((sign) => sign.scrollIntoView({ block: 'end' }))
  await expect(heading).toBeInViewport({ ratio: 1 })
  const topOf = async (each: Locator) => (await each.boundingBox())!.y
  const footOfHeading = async () => (await topOf(heading)) + (await heading.boundingBox())!.height
  await page.goto('/how-soon#sign-20')
  const linked = page.locator('#sign-20')
  await expect(linked).toBeInViewport()
  expect(await topOf(linked)).toBeGreaterThanOrEqual(await footOfHeading())
  const links = page.locator('#urgent .signs a')
  await links.last().focus()
  for (let left = (await links.count()) - 1; left > 0; left -= 1) {
    await page.keyboard.press('Shift+Tab')
    const below = await heading.evaluate(
      (above) => document.activeElement!.getBoundingClientRect().top - above.getBoundingClientRect().bottom,
    )
    expect(below).toBeGreaterThanOrEqual(0)
  }
})

test('a standalone link is at least 24 px high', async ({ page }) => {
  const place = '/services/dry-eye-doctor-near-me/huntington-beach'
  for (const path of [place, ...someOf(['/services', '/contact', '/es/contact', '/es/services'], 2)]) {
    await page.goto(path)
    const low = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main a, footer a')]
        .filter((link) => link.checkVisibility() && link.parentElement!.textContent.trim() === link.textContent.trim())
        .filter((link) => link.getBoundingClientRect().height < 24)
        .map((link) => link.textContent),
    )
    expect(low, path).toEqual([])
  }
})

test('on a small phone, words of usual length are whole in a table with three columns, which shows all of them', {
  tag: '@soak',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 664 })
  await page.goto('/conditions/keratoconus')
  const box = page.locator('.table-box:not(.table-wide)', { has: page.locator('tr > :nth-child(3)') }).first()
  await box.locator('tbody tr').evaluateAll((rows) => {
    for (const [index, word] of ['Keratoconus', 'detachments', 'wraparound'].entries())
      rows[index]!.children[index]!.textContent = word
  })
  expect(await brokenWords(box)).toEqual([])
  expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('in a table without room to spare, the letter before a space stays with its word', async ({ page }) => {
  await page.setViewportSize({ width: 280, height: 653 })
  await page.goto('/conditions/keratoconus')
  const box = page.locator('.table-box:not(.table-wide)', { has: page.locator('tr > :nth-child(3)') }).first()
  await box.locator('tbody tr').evaluateAll((rows) => {
    for (const [index, text] of ['Ophthalmologist', 'Doctor of optometry degree', 'Exams, injections'].entries())
      rows[0]!.children[index]!.textContent = text
  })
  expect(await brokenWords(box)).toEqual([])
})

test('without our styles no drawing of the frame is wider than 40 px', { tag: '@soak' }, async ({ page }) => {
  await page.route('**/*.css', (route) => route.abort())
  await page.goto('/services/dry-eye-doctor-near-me')
  // Drawings in the content may have any size: none of them is in the frame.
  await expect(page.locator(':is(.site-header, .site-footer) svg.drawing')).toHaveCount(0)
  const widths = await page
    .locator('svg:not([role=img], .drawing)')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width))
  expect(widths.length).toBeGreaterThan(5)
  expect(Math.max(...widths)).toBeLessThanOrEqual(40)
})

test.describe('with text at 200 % on a phone', () => {
  const enlarge = (page: Page) => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))

  test('no city card cuts off its name', { tag: '@soak' }, async ({ page }) => {
    await page.goto('/')
    await enlarge(page)
    const cards = page.locator('.city-cards li')
    expect(await cards.count()).toBeGreaterThan(3)
    const cutOff = await cards.evaluateAll((all) =>
      all
        .filter((card) => {
          const name = document.createRange()
          name.selectNodeContents(card.querySelector('a')!)
          return name.getBoundingClientRect().right > card.getBoundingClientRect().right
        })
        .map(({ textContent }) => textContent),
    )
    expect(cutOff).toEqual([])
  })

  test('the call bar stays exactly as high as the room for it, so that nothing shows between it and a bar above', {
    tag: '@soak',
  }, async ({ page }) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 568 })
      await page.goto('/es/about')
      await enlarge(page)
      await scrollDown(page)
      await expect(toTop(page)).toBeVisible()
      const room = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).paddingBottom))
      expect((await callBar(page).boundingBox())!.height, `${width} px`).toBeCloseTo(room, 1)
    }
  })

  test('no long word widens the page of a screen of 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 664 })
    const pages = [
      '/es/condiciones/astigmatismo',
      '/about',
      '/es/keratoconus-referral',
      '/es/neighborhoods/balboa-island-eye-doctor',
      '/es/services/optometrist-near-me',
      '/es/privacy-policy',
      '/services/dry-eye-doctor-near-me/huntington-beach',
    ]
    for (const path of someOf(pages, 2)) {
      await page.goto(path)
      await enlarge(page)
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
    }
  })

  test('words of up to eleven letters stay whole on a screen of 320 px, and a table scrolls instead', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 664 })
    const pages = [
      '/conditions/keratoconus',
      '/neighborhoods/balboa-island-eye-doctor',
      '/conditions',
      '/services/dry-eye-doctor-near-me',
      '/',
      '/how-soon',
    ]
    for (const path of someOf(pages, 3)) {
      await page.goto(path)
      await enlarge(page)
      const parts = page.locator(
        'h1, h2, .care, .card, .city-cards, .key-facts, .steps, thead, .split-view, .picks, .eye-map-list, ' +
          '.partners-window',
      )
      expect.soft(await brokenWords(parts), path).toEqual([])
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
    }
  })

  test('a button to call breaks its label around the number, or else after the area code', { tag: '@soak' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 664 })
    for (const path of someOf(
      ['/services/myopia-control/irvine', '/out-of-service-area', '/keratoconus-referral'],
      2,
    )) {
      await page.goto(path)
      await enlarge(page)
      const buttons = page.locator('.button[href^="tel:"]:visible', { hasText: /\d{4}/ })
      const lines = await buttons.evaluateAll((all) =>
        all.map((button) => {
          const number = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
          while (!/\d{4}/.test(number.nextNode()!.nodeValue!)) {}
          const range = document.createRange()
          range.selectNodeContents(number.currentNode)
          range.setStart(number.currentNode, number.currentNode.nodeValue!.search(/\S+$/))
          return range.getClientRects().length
        }),
      )
      expect(lines.length, path).toBeGreaterThan(0)
      expect(
        lines.filter((count) => count > 1),
        path,
      ).toEqual([])
    }
  })

  test('the appointment dialog shows its whole heading and its close button', { tag: '@soak' }, async ({ page }) => {
    await page.goto('/about')
    await enlarge(page)
    await page.locator('[data-open="appointment"]:visible').first().click()
    const dialog = page.getByRole('dialog')
    const { x, width } = (await dialog.boundingBox())!
    const right = await dialog.locator('.dialog-head').evaluate((head) => {
      const inside = document.createRange()
      inside.selectNodeContents(head)
      return inside.getBoundingClientRect().right
    })
    expect(right).toBeLessThanOrEqual(x + width)
  })

  test('no form is wider than a screen of 320 px or breaks a word of up to eleven letters, also with its mistakes', {
    tag: '@soak',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 664 })
    await page.goto('/es/contact')
    await enlarge(page)
    await page.getByRole('button', { name: 'Enviar mensaje' }).click()
    await expect(page.locator('.contact-form .form-errors')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const { text, room } = await page.locator('.contact-form select').evaluate((select: HTMLSelectElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select)
      const pen = document.createElement('canvas').getContext('2d')!
      pen.font = font
      const arrow = 20
      return {
        text: pen.measureText(select.options[0]!.text).width,
        room: select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - arrow,
      }
    })
    expect(text).toBeLessThanOrEqual(room)
    await page.locator('[data-open="appointment"]:visible').first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Enviar solicitud' }).click()
    await expect(dialog.locator('.form-errors')).toBeVisible()
    expect(await dialog.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0)
    expect(await brokenWords(page.locator('.form-errors, .form label'))).toEqual([])
  })

  test('a word longer than its line does not widen a list of links', { tag: '@soak' }, async ({ page }) => {
    for (const [path, link] of [
      ['/es/conditions', '.eye-map-list a'],
      ['/es/sitemap', 'main .links a'],
    ] as const) {
      await page.goto(path)
      await enlarge(page)
      await page
        .locator(link)
        .last()
        .evaluate((each) => {
          each.textContent = 'Autorrefractoqueratometría'
        })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(phone.width)
    }
  })
})

/** The words of up to eleven letters that are on more than one line. */
const brokenWords = (parts: Locator) =>
  parts.evaluateAll((all) =>
    all.flatMap((part) => {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        if (!text.parentElement!.checkVisibility() || text.parentElement!.closest('.visually-hidden')) continue
        for (const word of text.nodeValue!.matchAll(
          /(?<![\p{L}\d\u2011])[\p{L}\d\u2011]{2,11}(?![\p{L}\d\u2011.@])/gu,
        )) {
          const range = document.createRange()
          range.setStart(text, word.index)
          range.setEnd(text, word.index + word[0].length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word[0])
        }
      }
      return found
    }),
  )

for (const [path, name] of [
  ['/conditions/floaters-flashes', /^Call /],
  ['/conditions/dry-eye', /^Request /],
] as const) {
  test(`${path} opens on a phone with one button, the one that its patients need first`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('.hero .actions').getByRole('link')).toHaveAccessibleName(name)
  })
}
