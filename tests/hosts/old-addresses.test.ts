import { describe, expect, test } from 'vitest'
import type { HostRules } from '../../generator/hosts/host.ts'
import { hosts } from '../../generator/hosts/index.ts'
import { ruleFileNames } from '../../generator/hosts/rule-files.ts'
import type { RedirectRule } from '../../generator/redirect-rules.ts'

/** The hosts whose own files say what an address matches. All others compare addresses themselves. */
const matching = hosts.filter(({ configuration }) => !configuration.some((file) => ruleFileNames.includes(file)))

const rules = (redirects: RedirectRule[]): HostRules => ({
  headers: [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': "default-src 'self'",
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'no-referrer',
        'Strict-Transport-Security': 'max-age=1',
      },
    },
  ],
  redirects,
  notFound: [{ under: '', page: '/404' }],
  pages: () => ['/'],
})

describe.each(matching.map((host) => [host.title, host] as const))('%s', (_, host) => {
  test('is told of an old address once, however it is written', () => {
    const once = [
      { from: '/a-b', to: '/one' },
      { from: '/x/*', to: '/one' },
    ]
    const again = [
      { from: '/a%2Db', to: '/two' },
      { from: '/x/*', to: '/two' },
      { from: '/a-b', to: '/three' },
    ]
    expect(host.files(rules([...once, ...again]))).toEqual(host.files(rules(once)))
  })
})
