import type { Theme } from '../parse/schemas/theme.ts'

/** The rules for a logo in header and footer. Most are drawn for white paper, so dark mode puts some behind them. */
export const logoStyles = (logo: Theme['logo']): string =>
  logo === undefined
    ? ''
    : '@layer components{.brand picture{flex:none}.own-logo{max-width:min(100%,60vw)}.site-footer .own-logo{margin-bottom:1.25rem}' +
      '@media screen and (prefers-color-scheme:dark){.own-logo{padding:.25rem;background:#fff;border-radius:var(--radius-control)}}}'
