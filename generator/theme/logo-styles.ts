import type { Theme } from '../parse/schemas/theme.ts'

/**
 * The rules for a logo in header and footer. A wide one leaves the name beside it more than half of the room. Most are
 * drawn for white paper, so dark mode puts a white background behind them.
 */
export const logoStyles = (logo: Theme['logo']): string =>
  logo === undefined
    ? ''
    : `@layer components{.brand picture{flex:none${logo.holdsName ? '' : ';max-width:45%'}}` +
      '.own-logo{max-width:min(100%,60vw)}.site-footer .own-logo{margin-bottom:1.25rem}' +
      '@media screen and (prefers-color-scheme:dark){.own-logo{background:#fff;border-radius:.125rem;box-shadow:0 0 0 .25rem #fff}}}'
