/**
 * The only style outside a stylesheet: it fades one page into the next. Constant, so that a content security policy can
 * name its hash. Chromium (156) looks for it before applying a linked stylesheet, and then throws.
 */
export const inlineStyle = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}'
