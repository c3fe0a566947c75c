import type { Plugin } from 'vite'

export const schemes = ['light', 'dark'] as const

export type Scheme = (typeof schemes)[number]

/**
 * Makes a stylesheet linked with `?scheme=dark` apply its dark scheme, and one with `?scheme=light` its light scheme,
 * whatever the machine's setting: no way to give an iframe a color scheme works in every browser.
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
const inScheme = (css: string, scheme: Scheme): string =>
  css.replaceAll(/\(prefers-color-scheme:\s*(light|dark)\)/g, (_query, named) =>
    // The first always matches, since a width is never below 0. The second never does.
    named === scheme ? '(min-width: 0)' : '(max-width: 0)',
  )
