/**
 * Whether a Host header names this machine. A name that another site points here (DNS rebinding) does not: to a browser
 * the answers would be of that site, which may read them and post forms.
 */
export const isLoopbackHost = (host: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)
