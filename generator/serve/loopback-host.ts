/**
 * Whether a Host header refers to this machine by one of its own names. Another site can point its name here (DNS
 * rebinding): to a browser, our responses would then belong to that site, which could read them and post forms.
 */
export const isLoopbackHost = (host: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)
