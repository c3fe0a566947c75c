import { join } from 'node:path'
import { isFileLoadingAllowed, resolveConfig } from 'vite'
import { describe, expect, it } from 'vitest'
import { root } from '../../generator/folders.ts'
import { receivedFile } from '../../generator/serve/keep-received.ts'

describe('the development server', async () => {
  const config = await resolveConfig({ root, logLevel: 'silent' }, 'serve')
  const serves = (path: string) => isFileLoadingAllowed(config, join(root, path))

  it('does not serve what was posted to try out the forms', () => {
    expect(serves(receivedFile())).toBe(false)
  })

  it('does not serve keys and settings of the machine', () => {
    for (const path of ['.env', '.env.local', 'server.pem', '.npmrc', '.git/config']) expect(serves(path)).toBe(false)
  })

  it('serves the program to its pages', () => {
    for (const path of ['src/entry.ts', 'node_modules/react/index.js']) expect(serves(path)).toBe(true)
  })
})
