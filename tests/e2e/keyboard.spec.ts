import { expect, type Page, test } from '@playwright/test'

test('Tab marks the page as used by keyboard, which makes the focus visible, and a click removes the mark', async ({
  page,
}) => {
  await page.goto('/about')
  const html = page.locator('html')
  await expect(html).not.toHaveAttribute('data-keyboard')
  await page.keyboard.press('Tab')
  await expect(html).toHaveAttribute('data-keyboard')
  await page.keyboard.press('a')
  await expect(html).toHaveAttribute('data-keyboard')
  const link = page.locator('main a[href^="/"]').first()
  await link.focus()
  await expect(link).toHaveCSS('outline-style', 'solid')
  await page.locator('h1').click()
  await expect(html).not.toHaveAttribute('data-keyboard')
})

test('the ring around a focused link of the top bar covers none of its words or icon', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/about')
  const inside = await page.locator('.top-bar a:visible').evaluateAll((links) =>
    links.map((link) => {
      const content = document.createRange()
      content.selectNodeContents(link)
      const [box, words] = [link.getBoundingClientRect(), content.getBoundingClientRect()]
      return [words.left - box.left, box.right - words.right]
    }),
  )
  expect(inside.length).toBeGreaterThan(1)
  // 3 px, drawn inside the link.
  for (const room of inside.flat()) expect(room).toBeGreaterThanOrEqual(3)
})

/** Appends buttons marked for Escape that write their label to the page title when they are pressed. */
const addButtons = (page: Page, buttons: { label: string; hide?: 'hidden' | 'visibility'; isUnmarked?: true }[]) =>
  page.evaluate((all) => {
    for (const { label, hide, isUnmarked } of all) {
      const button = document.createElement('button')
      button.textContent = '×'
      button.ariaLabel = label
      if (!isUnmarked) button.dataset.escape = ''
      if (hide === 'hidden') button.hidden = true
      if (hide === 'visibility') button.style.visibility = 'hidden'
      button.addEventListener('click', () => {
        document.title = `pressed ${label}`
      })
      document.querySelector('main')!.append(button)
    }
  }, buttons)

test.describe('Escape', () => {
  test('presses the first visible button that is marked, in any language', async ({ page }) => {
    await page.goto('/about')
    await addButtons(page, [
      { label: 'Close the hidden one', hide: 'hidden' },
      { label: 'Close the unseen one', hide: 'visibility' },
      { label: 'Close the unmarked one', isUnmarked: true },
      { label: 'Đóng' },
      { label: 'Close the next one' },
    ])
    await page.keyboard.press('Escape')
    await expect(page).toHaveTitle('pressed Đóng')
  })

  test('that closes a dialog or a menu, or cancels a character being composed, presses nothing else', async ({
    page,
  }) => {
    await page.goto('/about')
    const title = await page.title()
    await addButtons(page, [{ label: 'Close this one' }])
    await page.getByRole('banner').getByRole('link', { name: 'Schedule' }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveTitle(title)
    await page.locator('.has-submenu').hover()
    await page.keyboard.press('Escape')
    await expect(page.locator('#menu-services')).toBeHidden()
    await expect(page).toHaveTitle(title)
    const press = (isComposing: boolean) =>
      page.evaluate((composing) => {
        const options = { key: 'Escape', bubbles: true, isComposing: composing }
        document.body.dispatchEvent(new KeyboardEvent('keydown', options))
      }, isComposing)
    await press(true)
    await expect(page).toHaveTitle(title)
    await press(false)
    await expect(page).toHaveTitle('pressed Close this one')
  })

  test('does not move the focus out of a field when the search box is collapsed', { tag: '@soak' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 800, height: 900 })
    await page.goto('/contact')
    const message = page.locator('#contact-message')
    await message.focus()
    await page.keyboard.type('Hello')
    await page.keyboard.press('Escape')
    await page.keyboard.type(' there')
    await expect(message).toHaveValue('Hello there')
  })
})

test('no part that scrolls cuts off the ring around what has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/conditions/dry-eye')
  await page.keyboard.press('Tab')
  const cutOff = await page.evaluate(() => {
    const scrolls = (part: Element) => getComputedStyle(part).overflow !== 'visible'
    return [...document.querySelectorAll<HTMLElement>('main :is(a, button, summary)')]
      .filter((each) => each.checkVisibility())
      .filter((each) => {
        each.focus({ preventScroll: true })
        const { outlineWidth, outlineOffset } = getComputedStyle(each)
        const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
        let box = each.parentElement!
        while (box.tagName !== 'MAIN' && !scrolls(box)) box = box.parentElement!
        const [inner, outer] = [each.getBoundingClientRect(), box.getBoundingClientRect()]
        return inner.left - ring < outer.left - 1 || inner.right + ring > outer.right + 1
      })
      .map(({ textContent }) => textContent)
  })
  expect(cutOff).toEqual([])
})
