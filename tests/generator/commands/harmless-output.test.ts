import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pc from 'picocolors'
import { describe, expect, it } from 'vitest'
import { escapeControls } from '../../../generator/problems/unseen.ts'
import { command } from '../../support/command.ts'
import { someOf } from '../../support/soak.ts'
import { emptyFolder, world } from '../../support/world.ts'

/** Set the window title, clear the screen, clear it with a one-byte CSI, overwrite a line or letter, reverse text. */
const hostile = ['\x1b]0;title\x07', '\x1b[2J', '\x9b2J', '\r', '\x08', '\u202e']
// biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for them.
const commands = /[\0-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/

describe('the output of a command has no terminal control characters', () => {
  const folder = world('base')
  const entries = hostile.map((text, at) => `? ${JSON.stringify(`na${text}me${at}`)}\n: ${JSON.stringify(text)}\n`)
  appendFileSync(join(folder, 'practice.yaml'), entries.join(''))
  writeFileSync(join(folder, 'pages', 'a\x1b[2Jb.yaml'), 'kind: prose\n')

  it.each(someOf([['check'], ['check', '--json'], ['check', '--format', 'sarif'], ['check', '--format', 'github']], 4))(
    'even if keys of the manifest and the name of a file have some: %s %s %s',
    async (...options) => {
      const { code, out, err } = await command([...options.filter(Boolean), '--manifest', folder])
      expect(code).toBe(1)
      for (const at of hostile.keys()) expect(out + err).toMatch(new RegExp(`na\\\\*u?.*me${at}`))
      expect(out + err).toMatch(/pages\/a(\\u001b|%1B)(\[|%5B)2Jb\.yaml/)
      expect(out + err).not.toMatch(commands)
    },
  )

  it('even if an option has some', { tags: ['soak'] }, async () => {
    const missing = join(emptyFolder(), 'no\x1b[2Jne')
    const { code, err } = await command(['check', '--manifest', missing])
    expect(code).toBe(2)
    expect(err).toContain('no\\u001b[2Jne')
    expect((await command(['check', '--no\x1b[2Jne'])).err).not.toMatch(commands)
  })
})

describe('harmless output', () => {
  const { bold, red, cyan, dim } = pc.createColors(true)

  it('keeps our own colors', () => {
    const text = `${bold('manifest/a.yaml')} ${red('error')} ${dim('CODE')}\n\t${cyan('Fix:')} Añade «más» 👩‍⚕️`
    expect(escapeControls(text)).toBe(text)
  })

  it('escapes the rest as JSON does', () => {
    expect(escapeControls('a\x1b[2Jb\x9bc\x1b[8md')).toBe('a\\u001b[2Jb\\u009bc\\u001b[8md')
    const value = { name: '\x9b\u202e' }
    expect(JSON.parse(escapeControls(JSON.stringify(value)))).toEqual(value)
  })
})
