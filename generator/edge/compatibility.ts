/** The behavior of the runtime that the worker was written for, in the terms of wrangler.jsonc. */
export const compatibility = { compatibility_date: '2026-04-01', compatibility_flags: ['nodejs_compat'] }

/** A page of public/ is found at its address without `.html`, as on other hosts. All other pages are the worker's. */
export const ownAssets = { html_handling: 'drop-trailing-slash', not_found_handling: 'none' } as const

/** The worker of a chain looks for them itself, since the same address is a different file in each practice. */
export const chainAssets = { ...ownAssets, html_handling: 'none' } as const
