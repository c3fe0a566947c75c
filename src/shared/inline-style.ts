/**
 * The only style outside a stylesheet, and constant, so that a content policy can name its hash: it fades one page into
 * the next. Chromium (156) looks for it before it has applied a linked stylesheet, and then throws.
 */
export const inlineStyle = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}'
