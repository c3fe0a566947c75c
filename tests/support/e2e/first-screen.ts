import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** The size limit of an inline drawing, in bytes after gzip. */
const maxPicture = 4096

/**
 * What a visitor should see before scrolling but does not: what the page is about, what to do, and the picture, if the
 * page has one. Also names a picture that takes too many bytes.
 */
export async function missingOnFirstScreen(page: Page): Promise<string[]> {
  const { missing, pictures } = await page.evaluate(() => {
    const isShown = (element: Element) => {
      const { top, bottom, width } = element.getBoundingClientRect()
      return element.checkVisibility() && width > 0 && bottom > 0 && top < innerHeight
    }
    const isAnyShown = (selector: string) => [...document.querySelectorAll(selector)].some(isShown)
    const wanted = { heading: 'h1', sentence: '.hero p', action: 'a[href^="tel:"], .button' }
    const pictures = [...document.querySelectorAll('.hero-picture')].filter((picture) => picture.checkVisibility())
    return {
      missing: [
        ...Object.entries(wanted).flatMap(([name, selector]) => (isAnyShown(selector) ? [] : [name])),
        ...pictures.flatMap((picture) => (isShown(picture) ? [] : ['picture'])),
      ],
      pictures: pictures.map(({ outerHTML }) => outerHTML),
    }
  })
  const sizes = pictures.map((html) => gzipSync(html, { level: 9 }).length)
  return [...missing, ...sizes.filter((size) => size > maxPicture).map((size) => `picture of ${size} bytes`)]
}
