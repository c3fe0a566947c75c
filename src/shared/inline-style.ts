/**
 * The only style that is not in a stylesheet, and constant, so that a content policy can name its hash: one page fades
 * into the next. Chromium (156) looks for it before it has put a linked stylesheet in force, and then throws.
 */
export const inlineStyle = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}'
