/** The behavior of the runtime that the worker was written for, in the terms of wrangler.jsonc. */
export const compatibility = { compatibility_date: '2026-04-01', compatibility_flags: ['nodejs_compat'] }
