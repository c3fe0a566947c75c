/** Which behaviour of the runtime the worker was written for, in the words of wrangler.jsonc. */
export const compatibility = { compatibility_date: '2026-04-01', compatibility_flags: ['nodejs_compat'] }
