import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Connect, isFileLoadingAllowed, resolveConfig, type ViteDevServer } from 'vite'
import { describe, expect, it } from 'vitest'
import { guardLinks } from '../../../generator/dev/guard-links.ts'
import type { Program } from '../../../generator/dev/program.ts'
import { servePages } from '../../../generator/dev/serve-pages.ts'
import { root } from '../../../generator/folders.ts'
import { receivedFile } from '../../../generator/serve/keep-received.ts'
import { emptyFolder } from '../../support/world.ts'

describe('the development server', async () => {
  const config = await resolveConfig({ root, logLevel: 'silent' }, 'serve')
  const serves = (path: string) => isFileLoadingAllowed(config, join(root, path))

  it('does not serve what was posted to try out the forms', () => {
    expect(serves(receivedFile())).toBe(false)
  })

  it('does not serve keys and settings of the machine', () => {
    expect(['.env', '.env.local', 'server.pem', '.npmrc', '.git/config'].filter(serves)).toEqual([])
  })

  it('serves the program to its pages', () => {
    const program = ['src/entry.ts', 'node_modules/react/index.js']
    expect(program.filter(serves)).toEqual(program)
  })

  it('says why it could not make a file of the site, and not that there is none', async () => {
    const failure = new Error('The picture cannot be drawn.')
    const program = { emitted: () => Promise.reject(failure) } as unknown as Program
    const { configureServer } = servePages(async () => ({ program }), 'no-such-folder')
    const handlers: Connect.NextHandleFunction[] = []
    const server = { middlewares: { use: (handler: Connect.NextHandleFunction) => handlers.push(handler) } }
    ;(configureServer as (server: ViteDevServer) => void)(server as unknown as ViteDevServer)
    const passedOn = await new Promise((next) => {
      handlers[0]!({ url: '/og/about.png' } as Connect.IncomingMessage, {} as never, next)
    })
    expect(passedOn).toBe(failure)
  })

  it('does not serve what a symlink finds outside public/ and the checkout', () => {
    const [top, elsewhere] = [emptyFolder(), emptyFolder()]
    const publicFolder = join(top, 'public')
    mkdirSync(publicFolder)
    writeFileSync(join(publicFolder, 'own.txt'), '')
    writeFileSync(join(elsewhere, 'other.txt'), '')
    symlinkSync('own.txt', join(publicFolder, 'link.txt'))
    symlinkSync(join(elsewhere, 'other.txt'), join(publicFolder, 'leak.txt'))
    symlinkSync(elsewhere, join(publicFolder, 'folder'), 'dir')
    const handlers: Connect.NextHandleFunction[] = []
    const middlewares = { use: (handler: Connect.NextHandleFunction) => handlers.push(handler) }
    const { configureServer } = guardLinks(publicFolder)
    ;(configureServer as (server: unknown) => void)({ config, middlewares })
    const statusOf = (url: string) => {
      let status = 200
      const response = { writeHead: (code: number) => ({ end: () => (status = code) }) }
      handlers[0]!({ url } as Connect.IncomingMessage, response as never, () => {})
      return status
    }
    for (const url of ['/own.txt', '/link.txt', '/about', '/', '/src/entry.ts', '/node_modules/react/index.js'])
      expect([url, statusOf(url)]).toEqual([url, 200])
    for (const url of ['/leak.txt?raw', '/%6ceak.txt', '/folder/other.txt', `/@fs${join(publicFolder, 'leak.txt')}`])
      expect([url, statusOf(url)]).toEqual([url, 403])
  })
})
