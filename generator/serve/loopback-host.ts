/**
 * Matches a Host header that refers to this machine by one of its own names. Another site can point its name here (DNS
 * rebinding): to a browser, our responses would then belong to that site, which could read them and post forms. No site
 * can have a name below "localhost", where the practices of a chain are previewed.
 */
export const loopbackHost = /^((.+\.)?localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

export const isLoopbackHost = (host: string): boolean => loopbackHost.test(host)
