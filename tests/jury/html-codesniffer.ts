import { availableInChromium, inChromium } from './in-chromium.ts'
import type { Juror } from './juror.ts'

/** HTMLCS.getMessages(): 1 is an error, 2 a warning, 3 a notice. */
interface Message {
  type: 1 | 2 | 3
  code: string
  msg: string
  element: Element | Document
}

declare const HTMLCS: {
  process(standard: string, source: Document, done: () => void, failed: () => void): void
  getMessages(): Message[]
}

/**
 * HTML_CodeSniffer by WCAG 2.1 AA, in a browser. Takes its errors and warnings. Its notices are questions for a person,
 * which it asks about every page, whatever is on it.
 */
export const htmlCodeSniffer: Juror = {
  name: 'htmlcs',
  reads: 'a page of each kind',
  available: () => availableInChromium('html_codesniffer'),
  ask: (pages, site) =>
    inChromium(pages, site, 'html_codesniffer/build/HTMLCS.js', (page) =>
      page.evaluate(
        () =>
          // No function here has a name: the compiler would mark it with a helper of its own, which the browser lacks.
          new Promise<{ rule: string; at: string; message: string }[]>((resolve, reject) => {
            HTMLCS.process(
              'WCAG2AA',
              document,
              () =>
                resolve(
                  HTMLCS.getMessages()
                    .filter(({ type }) => type < 3)
                    .map(({ type, code, msg, element }) => ({
                      rule: `${type === 1 ? 'error' : 'warning'}: ${code.replace('WCAG2AA.', '')}`,
                      at: element instanceof Element ? element.outerHTML.slice(0, 200) : 'the page',
                      message: msg,
                    })),
                ),
              () => reject(new Error('HTML_CodeSniffer failed')),
            )
          }),
      ),
    ),
}
