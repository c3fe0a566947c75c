import type { Plugin } from 'vite'

export const schemes = ['light', 'dark'] as const

export type Scheme = (typeof schemes)[number]

/**
 * Has a stylesheet that is linked with `?scheme=dark` say what it says for the dark scheme, and with `?scheme=light`
 * what it says for the light one, whatever the machine's own is: an iframe can be given no scheme in every browser.
 */
export function darkWhereAsked(): Plugin {
  return {
    name: 'gallery:dark-where-asked',
    enforce: 'post',
    transform(css, id) {
      const [, asked] = /[?&]scheme=(light|dark)\b/.exec(id) ?? []
      return asked === undefined || !id.includes('direct') ? undefined : inScheme(css, asked as Scheme)
    },
  }
}

/** A stylesheet in which one scheme is always on and the other never. */
export const inScheme = (css: string, scheme: Scheme): string =>
  css.replaceAll(/\(prefers-color-scheme:\s*(light|dark)\)/g, (_query, named) =>
    // Widths are at least 0, and never below it.
    named === scheme ? '(min-width: 0)' : '(max-width: 0)',
  )
