import type { Page } from '@playwright/test'

/** Headings with no content before the next one of their level, on screen or in print. */
export const lonelyHeadings = (page: Page) =>
  page.evaluate(() => {
    const words = (text: string) => text.replace(/\s+/g, '')
    const isOnlyHeadings = (box: HTMLElement) => {
      const headings = [...box.querySelectorAll<HTMLElement>('h2, h3')]
      return words(box.innerText) === words(headings.map((heading) => heading.innerText).join(''))
    }
    return [...document.querySelectorAll<HTMLElement>('main h2, main h3, footer h2, footer h3')]
      .filter((heading) => heading.checkVisibility() && heading.closest('.card') === null)
      .filter((heading) => {
        // Headings in two languages may be side by side, above the content they share.
        let box: HTMLElement = heading
        while (isOnlyHeadings(box.parentElement!)) box = box.parentElement!
        const siblings = [...box.parentElement!.children]
        const rest = siblings.slice(siblings.indexOf(box) + 1)
        return !rest.some((each) => each.checkVisibility() && each.getBoundingClientRect().height > 0)
      })
      .map(({ textContent }) => textContent)
  })
