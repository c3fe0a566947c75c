import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { Limit } from '../../generator/hosts/host.ts'
import { hostOf } from '../../generator/hosts/index.ts'
import { loadSite } from '../../generator/load-site.ts'
import { refuseTooMuch } from '../../generator/publish/host-room.ts'
import { cleanWorlds, clearwater, copyOf, world } from '../support/world.ts'

afterAll(cleanWorlds)

describe('a limit of the host that a manifest exceeds is reported', () => {
  const limitsOf = (manifest: string, host?: string) =>
    loadSite(manifest, undefined, { host })
      .problems.filter(({ code }) => code === 'HOST_LIMIT')
      .map(({ file, line, message }) => `${file}:${line} ${message}`)

  test('for the host in the file, at its line', () => {
    const told = limitsOf(world('a-host-takes-less-than-the-site-has'))
    expect(told).toEqual([
      expect.stringMatching(/^practice\.yaml:1 the site has [\d,]+ bytes in the redirect function/),
    ])
  })

  test('for a host given only to the command, with its name', () => {
    const manifest = world('a-host-takes-less-than-the-site-has')
    const file = join(manifest, 'practice.yaml')
    writeFileSync(file, readFileSync(file, 'utf8').replace('host: s3\n', ''))
    expect(limitsOf(manifest)).toEqual([])
    expect(limitsOf(manifest, 's3')).toEqual([expect.stringMatching(/^practice\.yaml:\d+ for --host s3, the site has/)])
  })

  test('for a redirect that is too long for Cloudflare', () => {
    const manifest = copyOf(clearwater)
    appendFileSync(join(manifest, 'redirects.yaml'), `\n- { from: /far, to: https://far.example/${'a'.repeat(999)} }\n`)
    expect(limitsOf(manifest, 'vercel')).toEqual([])
    expect(limitsOf(manifest, 'cloudflare')).toEqual([expect.stringContaining('characters in the longest redirect')])
  })
})

describe('a limit of the host that the files exceed is reported before anything is published', () => {
  const files = new Map([
    ['index.html', { size: 600 }],
    ['assets/a.js', { size: 300 }],
    ['assets/b.js', { size: 100 }],
  ])
  const refusal = (of: Limit['of'], atMost: number) => () =>
    refuseTooMuch({ ...hostOf('netlify'), limits: [{ of, atMost, source: 'https://host.example/limits' }] }, files)

  test.each<[Limit['of'], number]>([
    ['files', 3],
    ['filesInFolder', 2],
    ['bytes', 1000],
  ])('%s: the limit itself passes, and one more does not', (of, amount) => {
    expect(refusal(of, amount)).not.toThrow()
    expect(refusal(of, amount - 1)).toThrow(/^the site has [\d,]+ .*, but the limit of Netlify is .*host\.example/)
  })
})
