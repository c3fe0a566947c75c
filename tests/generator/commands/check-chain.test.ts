import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { CheckOptions } from '../../../generator/commands/check.ts'
import { checkChain } from '../../../generator/commands/check-chain.ts'
import { loadSite } from '../../../generator/load-site.ts'
import { editText } from '../../support/edit-text.ts'
import { clearwater, dental, emptyFolder, siteOf } from '../../support/world.ts'

const practices = { clearwater, dental }

/** Copies the manifests of a chain to a folder that a test may change. */
function newChain(): string {
  const chain = emptyFolder()
  for (const [name, manifest] of Object.entries(practices)) cpSync(manifest, join(chain, name), { recursive: true })
  return chain
}

function run(chain: string, options: CheckOptions = {}, json = false) {
  const said: string[] = []
  const print = (text: string) => void said.push(text)
  const io = { manifest: join(chain, '*'), out: '', json, print, note: print }
  return { code: checkChain(io, { today: '2026-11-23', ...options }), said: said.join('\n') }
}

describe('checking a chain', () => {
  it('says how many practices are good, and how many pages they have', () => {
    const pages = Object.values(practices).reduce((sum, manifest) => sum + siteOf(manifest).routes.length, 0)
    expect(run(newChain())).toMatchObject({
      code: 0,
      said: expect.stringContaining(`The manifests of 2 practices are good: ${pages} pages.`),
    })
  })

  it('reports the mistakes of all practices at once, each with its practice and line', () => {
    const chain = newChain()
    editText(chain, 'dental/practice.yaml', /^name:$/m, 'nmae:')
    editText(chain, 'clearwater/practice.yaml', /^url: /m, 'ulr: ')
    const { code, said } = run(chain)
    expect(code).toBe(1)
    expect(said).toMatch(/clearwater\/practice\.yaml:\d+:1 error UNKNOWN_KEY\n.*\|/)
    expect(said).toMatch(/dental\/practice\.yaml:\d+:1 error UNKNOWN_KEY\n.*\|/)
  })

  it('reports a host name that two practices share', () => {
    const chain = newChain()
    const { url } = siteOf(clearwater).manifest.practice
    editText(chain, 'dental/practice.yaml', /^url: .*$/m, `url: ${url}`)
    expect(run(chain)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/dental\/practice\.yaml:\d+:\d+ error SAME_HOST_NAME/),
    })
  })

  it('reports a file that the practices share once', () => {
    const chain = newChain()
    mkdirSync(join(chain, 'public'))
    writeFileSync(join(chain, 'public/about.html'), '')
    const { code, said } = run(chain)
    expect([code, said.match(/public\/about\.html\S* error/g)]).toEqual([1, [expect.any(String)]])
  })

  it('names files with their practice in JSON output too', { tags: ['soak'] }, () => {
    const chain = newChain()
    editText(chain, 'dental/practice.yaml', /^name:$/m, 'nmae:')
    const lines = run(chain, {}, true).said.split('\n')
    expect(lines.map((line) => JSON.parse(line).file)).toContain('dental/practice.yaml')
    expect(run(chain, { format: 'github' }).said).toMatch(/::error file=[^,]*dental\/practice\.yaml,line=/)
  })

  it('checks for the host that the chain is published for, if its practices name none', { tags: ['soak'] }, () => {
    const chain = newChain()
    const posted = '{ delivery: endpoint, url: /api/messages }'
    const requests = 'requests: { by: resend, secret: MAIL_KEY, from: website@clinic.example }'
    editText(chain, 'clearwater/practice.yaml', /^contact:\n( .*\n)+/m, `contact: ${posted}\n${requests}\n`)
    const { code, said } = run(chain)
    expect([code, said]).toEqual([1, expect.stringContaining('error NOBODY_TAKES_POSTS')])
    expect(said).toContain('Fix: Write "host: cloudflare-worker".')
    expect(run(chain, { host: 'cloudflare-worker' })).toMatchObject({ code: 0 })
  })

  it('refuses a folder without practices, and --watch', () => {
    expect(run(emptyFolder())).toMatchObject({ code: 2, said: expect.stringContaining('practice.yaml') })
    expect(run(newChain(), { watch: true })).toMatchObject({ code: 2, said: expect.stringContaining('--watch') })
  })
})

it('a command for one practice says how to name one when it is given all', () => {
  expect(() => loadSite('practices/*')).toThrow('name its folder in practices')
})
