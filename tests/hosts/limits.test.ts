import { appendFileSync, cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { generate } from '../../generator/commands/generate.ts'
import { generateChain } from '../../generator/commands/generate-chain.ts'
import { merge } from '../../generator/commands/merge.ts'
import type { Limit } from '../../generator/hosts/host.ts'
import { hostOf } from '../../generator/hosts/index.ts'
import { loadSite } from '../../generator/load-site.ts'
import { refuseTooMuch } from '../../generator/publish/host-room.ts'
import { editText } from '../support/edit-text.ts'
import { clearwater, copyOf, emptyFolder, world } from '../support/world.ts'

describe('a limit of the host that a manifest exceeds is reported', () => {
  const limitsOf = (manifest: string, host?: string) =>
    loadSite(manifest, { host })
      .problems.filter(({ code }) => code === 'HOST_LIMIT')
      .map(({ file, line, message }) => `${file}:${line} ${message}`)

  test('for the host in the file, at its line', () => {
    const told = limitsOf(world('a-host-takes-less-than-the-site-has'))
    expect(told).toEqual([
      expect.stringMatching(/^practice\.yaml:1 the site has [\d,]+ bytes in the redirect function/),
    ])
  })

  test('for a host given only to the command, with its name', () => {
    const manifest = editText(world('a-host-takes-less-than-the-site-has'), 'practice.yaml', 'host: s3\n', '')
    expect(limitsOf(manifest)).toEqual([])
    expect(limitsOf(manifest, 's3')).toEqual([expect.stringMatching(/^practice\.yaml:\d+ for --host s3, the site has/)])
  })

  test('for a redirect that is too long for Cloudflare', () => {
    const manifest = copyOf(clearwater)
    appendFileSync(join(manifest, 'redirects.yaml'), `\n- { from: /far, to: https://far.example/${'a'.repeat(999)} }\n`)
    expect(limitsOf(manifest, 'vercel')).toEqual([])
    expect(limitsOf(manifest, 'cloudflare')).toEqual([expect.stringContaining('characters in the longest redirect')])
  })

  test('for Cloudflare Pages, where no host is named', () => {
    const manifest = copyOf(clearwater)
    const lines = Array.from({ length: 101 }, (_, number) => `- { from: /old-${number}/*, to: /about }\n`)
    appendFileSync(join(manifest, 'redirects.yaml'), `\n${lines.join('')}`)
    expect(limitsOf(manifest)).toEqual([
      expect.stringMatching(
        /^practice\.yaml:1 without "host:", the site has 2\d\d redirects of all .* Cloudflare Pages is 100/,
      ),
    ])
    expect(limitsOf(manifest, 'nginx')).toEqual([])
  })

  test('only for rules that can match: the first for each address', () => {
    const manifest = copyOf(clearwater)
    const lines = Array.from({ length: 480 }, (_, number) => `- { from: /es/old-${number}, to: /about }\n`)
    appendFileSync(join(manifest, 'redirects.yaml'), `\n${lines.join('')}${lines.join('').replaceAll('/es', '')}`)
    expect(limitsOf(manifest, 'cloudflare')).toEqual([])
  })

  test('for the lines that Cloudflare reads: two for an address, one for a file, none for a query', () => {
    const manifest = copyOf(clearwater)
    const file = join(manifest, 'redirects.yaml')
    const own = readFileSync(file, 'utf8')
    const told = (from: (number: number) => string, amount: number) => {
      const lines = Array.from({ length: amount }, (_, number) => `- { from: "${from(number)}", to: /about }\n`)
      writeFileSync(file, `${own}\n${lines.join('')}`)
      return limitsOf(manifest, 'cloudflare')
    }
    // In two languages, in addition to those that the practice already has.
    expect(told((number) => `/old-${number}`, 480)).toEqual([])
    expect(told((number) => `/old-${number}`, 500)).toEqual([
      expect.stringMatching(
        /^practice\.yaml:1 for --host cloudflare, the site has 2,0\d\d redirects of single addresses/,
      ),
    ])
    expect(told((number) => `/old-${number}.html`, 960)).toEqual([])
    expect(told((number) => `/old?p=${number}`, 2000)).toEqual([])
  })
})

/** Publishes while the host accepts no more than two files. */
async function publishWithin<T>(name: string, publish: () => Promise<T>): Promise<T> {
  const host = hostOf(name)
  const { limits } = host
  Object.assign(host, { limits: [{ of: 'files', atMost: 2, source: 'https://host.example/limits' }] })
  try {
    return await publish()
  } finally {
    Object.assign(host, { limits })
  }
}

describe('a limit of the host that the files exceed is reported before anything is published', () => {
  const io = (manifest: string, out: string) => ({ manifest, out, json: false, print: () => {}, note: () => {} })
  const refusal =
    /^the site has \d+ files, but the limit of .* is 2: see https:\/\/host\.example\/limits\nNothing was published/

  test('by generate', async () => {
    const out = join(emptyFolder(), 'dist')
    await expect(publishWithin('nginx', () => generate(io(world('base'), out), { host: 'nginx' }))).rejects.toThrow(
      refusal,
    )
    expect(readdirSync(dirname(out))).toEqual([])
  })

  test('by merge, while no part of a site is too large', async () => {
    const folder = emptyFolder()
    const parts = [1, 2].map((number) => join(folder, `part-${number}`))
    for (const [index, part] of parts.entries()) {
      const shard = { number: index + 1, of: 2 }
      const made = publishWithin('nginx', () => generate(io(world('base'), part), { host: 'nginx', shard }))
      expect(await made).toBe(0)
    }
    const out = join(folder, 'dist')
    await expect(publishWithin('nginx', () => merge(io('', out), parts))).rejects.toThrow(refusal)
    expect(readdirSync(folder).sort()).toEqual(['part-1', 'part-2'])
  })

  test('for a chain of practices', async () => {
    const [chain, out] = [emptyFolder(), join(emptyFolder(), 'dist')]
    cpSync(clearwater, join(chain, 'clearwater'), { recursive: true })
    const host = 'cloudflare-worker'
    const made = publishWithin(host, () => generateChain(io(join(chain, '*'), out), { preview: true, host }))
    await expect(made).rejects.toThrow(refusal)
    expect(readdirSync(dirname(out))).toEqual([])
  })

  const files = new Map([
    ['index.html', { size: 600 }],
    ['assets/a.js', { size: 300 }],
    ['assets/b.js', { size: 100 }],
  ])
  const counting = (of: Limit['of'], atMost: number) => () =>
    refuseTooMuch({ ...hostOf('netlify'), limits: [{ of, atMost, source: 'https://host.example/limits' }] }, files)

  test.each<[Limit['of'], number]>([
    ['files', 3],
    ['filesInFolder', 2],
    ['bytes', 1000],
  ])('%s: the limit itself passes, and one more does not', (of, amount) => {
    expect(counting(of, amount)).not.toThrow()
    expect(counting(of, amount - 1)).toThrow(/^the site has [\d,]+ .*, but the limit of Netlify is .*host\.example/)
  })
})
