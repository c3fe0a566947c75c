import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { check } from '../../../generator/commands/check.ts'
import { explain } from '../../../generator/commands/explain.ts'
import { generate } from '../../../generator/commands/generate.ts'
import { preview } from '../../../generator/commands/preview.ts'
import { type RouteFilter, routes } from '../../../generator/commands/routes.ts'
import { schema } from '../../../generator/commands/schema.ts'
import { DiskError, sayingWhatFailed } from '../../../generator/commands/terminal/disk-error.ts'
import { failureOf } from '../../../generator/commands/terminal/failure.ts'
import { formatSystemError } from '../../../generator/commands/terminal/troubles.ts'
import { cacheFolder, root } from '../../../generator/folders.ts'
import { hostOf } from '../../../generator/hosts/index.ts'
import { catalogue } from '../../../generator/problems/catalogue.ts'
import { command, ended, failing, here, objectsIn, start as startCommand } from '../../support/command.ts'
import { someOf } from '../../support/soak.ts'
import { emptyFolder, world } from '../../support/world.ts'

const start = (...parameters: string[]) => startCommand(parameters)
const sightline = (...parameters: string[]) => command(parameters)
const lines = (text: string) => text.split('\n').filter(Boolean)

/** One folder for all, since nothing is written there: what a command has read is kept for the next. */
const base = world('base')
const misspelt = world('a-city-is-misspelt')

describe('exit code 0', () => {
  it('means that the manifest is good, with its warnings on stderr', async () => {
    const { code, out, err } = await sightline('check', '--manifest', base)
    expect(code).toBe(0)
    expect(out).toBe('The manifest is good: 50 pages.\n')
    expect(err).toContain('warning UNTRANSLATED')
    expect(err).toContain('3 warnings')
  })

  it('is returned for the page table, one line per page', async () => {
    const { code, out } = await here((io) => routes(io, {}), { manifest: base })
    expect(code).toBe(0)
    expect(lines(out)).toHaveLength(50)
    expect(out).toMatch(/^\/about +prose +en +original +pages\/about\.yaml:1$/m)
  })

  it('is returned when the reader of the page table has closed the pipe', { tags: ['soak'] }, async () => {
    const child = start('routes', '--manifest', base)
    child.stdout.destroy()
    const { code, err } = await ended(child)
    expect({ code, err }).toEqual({ code: 0, err: '' })
  })

  it('is returned for an explanation, whatever the case of the code', async () => {
    const { code, out } = await sightline('explain', 'unknown_city')
    expect({ code, out }).toEqual({
      code: 0,
      out: 'UNKNOWN_CITY (error)\ncities.yaml has no city with this slug. The slug of Mission Viejo is mission-viejo, unless its entry has another "slug:".\n',
    })
  })

  it('is returned for help, general and of each command, with examples and the meaning of exit codes', {
    tags: ['soak'],
  }, async () => {
    const { code, out } = await sightline('--help')
    expect(code).toBe(0)
    const commands = [...out.matchAll(/^ {2}(\w+) (?:\[|<)/gm)]
      .map(([, name]) => name!)
      .filter((name) => name !== 'help')
    expect(commands.length).toBeGreaterThan(8)
    for (const name of someOf(commands, 4)) {
      const help = await sightline(name, '--help')
      expect(help.code, name).toBe(0)
      expect(help.out, name).toMatch(
        new RegExp(`Examples:\\n( {2}\\$ npx sightline .*\\n)* {2}\\$ npx sightline ${name}`),
      )
      expect(help.out, name).toMatch(/Exit codes:\n {4}0 {2}\w.* 130 {2}interrupted/s)
    }
  })

  it.each(someOf(['--version', '-V'], 2))('is returned for %s', async (option) => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    expect(await sightline(option)).toEqual({ code: 0, out: `${version}\n`, err: '' })
  })

  it('is returned for the list of all codes, one line each', async () => {
    const { code, out } = await here(explain, { manifest: base })
    expect(code).toBe(0)
    expect(lines(out)).toHaveLength(Object.keys(catalogue).length)
    expect(out).toMatch(/^UNKNOWN_CITY +error +cities\.yaml has no city with this slug\.$/m)
  })

  it('is returned for the pages of one kind, language and state', async () => {
    const filters = ['--kind', 'condition', '--language', 'es', '--state', 'mirror']
    const { code, out } = await sightline('routes', '--manifest', base, ...filters)
    expect(code).toBe(0)
    expect(lines(out).length).toBeGreaterThan(0)
    for (const line of lines(out)) expect(line).toMatch(/^\/es\/\S+ +condition +es +mirror /)
  })

  it('is returned when no page matches the filters', async () => {
    const { code, out } = await here((io) => routes(io, { kind: 'prose', state: 'mirror' }), { manifest: base })
    expect({ code, out }).toEqual({ code: 0, out: '' })
  })
})

describe('exit code 1', () => {
  it('means mistakes in the manifest, with what to do about them', async () => {
    const { code, out, err } = await sightline('check', '--manifest', misspelt)
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(/drive-times\.yaml:4:3 error UNKNOWN_CITY/)
    expect(err).toContain('Did you mean "brook-hill"?')
    expect(err).toContain('2 errors')
  })

  it('is returned for a release with stand-ins, which a preview may have', async () => {
    const folder = world('release-refuses-stand-ins')
    expect((await here((io) => check(io, {}), { manifest: folder })).code).toBe(0)
    const { code, err } = await sightline('check', '--release', '--manifest', folder)
    expect(code).toBe(1)
    expect(err).toContain('error PLACEHOLDER')
  })

  it('means that nothing is published', async () => {
    const out = join(emptyFolder(), 'dist')
    const { code } = await here((io) => generate(io, {}), { manifest: misspelt, out })
    expect(code).toBe(1)
    expect(existsSync(out)).toBe(false)
  })

  it('is returned for a preview that cannot be made because of mistakes, as its help says', {
    tags: ['soak'],
  }, async () => {
    const preview = ['preview', '--generate', '--manifest', misspelt, '--out', join(emptyFolder(), 'dist')]
    expect((await sightline(...preview)).code).toBe(1)
    expect((await sightline('preview', '--help')).out).toContain('1  with --generate: the manifest has errors')
  })

  it('is returned for the page table of a manifest with mistakes', async () => {
    expect((await here((io) => routes(io, {}), { manifest: misspelt })).code).toBe(1)
  })
})

describe('exit code 2', () => {
  it.each(
    someOf<[string, string[], string]>(
      [
        ['a mistyped command', ['chekc'], 'Did you mean check?'],
        ['a mistyped option', ['check', '--manifst', 'x'], 'Did you mean --manifest?'],
        ['a code that does not exist', ['explain', 'UNKNOWN_CTY'], 'Did you mean "UNKNOWN_CITY"?'],
        [
          'a code unlike any other',
          ['fix', '--only', 'NOPE'],
          'no problem code NOPE. "npx sightline explain" lists all.',
        ],
        ['an invalid port', ['preview', '--port', 'abc'], 'A port must be a number from 0 to 65535.'],
        ['threads that cannot be', ['generate', '--threads', '0'], 'The number of threads must be from 1 to 64.'],
        ['a folder without a name', ['check', '--manifest', ''], 'Name a folder.'],
        ['a folder without a name', ['init', ''], 'Name a folder.'],
        ['a file without a name', ['fix', ''], 'Name a file or a folder.'],
        ['a city without a name', ['add', 'city', ' '], 'The name is empty.'],
        ['one word too many', ['check', 'everything'], 'Run "npx sightline check --help" to see what it takes.'],
        [
          'coordinates with one missing',
          ['add', 'city', 'Foo', '--coordinates', '33.6,'],
          'a latitude and a longitude',
        ],
        ['a port that is not a number', ['preview', '--port', ''], 'a number from 0 to 65535'],
        ['a format that does not exist', ['check', '--format', 'xml'], 'Allowed choices are sarif, github.'],
        ['options before the command', ['--manifest', 'x', 'check'], 'Options follow the name of a command.'],
        [
          'a pattern',
          ['check', '--manifest', 'practices/p*'],
          '--manifest takes no patterns but that of a whole chain',
        ],
        ['a pattern that the shell has replaced', ['plan', '--manifest', 'p/a', 'p/b'], 'name one folder each'],
      ],
      3,
    ),
  )('answers %s with a hint', async (_, parameters, hint) => {
    const { code, out, err } = await sightline(...parameters)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(hint)
    expect(err).not.toContain('    at ')
  })

  it.each<[string, RouteFilter, string]>([
    ['kind', { kind: 'conditon' }, 'Did you mean "condition"?'],
    ['language', { language: 'fr' }, 'Use one of: en, es.'],
    ['state', { state: 'done' }, 'Use one of: original,'],
  ])('answers a %s that no page has with a hint', async (_, filter, hint) => {
    const { code, out, err } = await here((io) => routes(io, filter), { manifest: base })
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(hint)
  })

  it('says in JSON too that a pattern has been replaced by several folders', async () => {
    const { code, out } = await sightline('generate', '--manifest=p/a', 'p/b', '--json')
    expect(code).toBe(2)
    expect(JSON.parse(out).error.message).toMatch(/^too many arguments.*name one folder each/)
  })

  it('says nothing about patterns if the word too many stands before the folder', async () => {
    const { code, err } = await sightline('plan', 'extra', '--manifest', 'p/a')
    expect(code).toBe(2)
    expect(err).toContain('too many arguments')
    expect(err).not.toContain('one folder each')
  })

  it('means that npm has kept options of the command, which would check or publish something else', async () => {
    const text = 'node generator/sightline.mjs check'
    const npm = { npm_lifecycle_event: 'check', npm_lifecycle_script: text, npm_config_release: 'true' }
    const kept = await command(['check', '--manifest', base], npm)
    expect(kept).toMatchObject({ code: 2, out: '' })
    expect(kept.err).toBe(
      'npm has kept --release for itself, as it passes on only what follows "--". Use "npx sightline check --release".\n',
    )
  })

  it.each(
    someOf<[string, Record<string, string>]>(
      [
        ['npm has too', { npm_config_json: 'true' }],
        ['another script reads and npx inherits', { npm_config_release: 'true', npm_lifecycle_event: 'npx' }],
      ],
      2,
    ),
  )('is not returned for an option that %s', async (_, env) => {
    const npm = { npm_lifecycle_event: 'check', npm_lifecycle_script: 'sightline check', ...env }
    expect((await command(['check', '--manifest', base], npm)).code).toBe(0)
  })

  it('means that nothing is written into a folder without a practice', async () => {
    const folder = emptyFolder()
    writeFileSync(join(folder, 'notes.txt'), 'mine')
    const { code, err } = await here(schema, { manifest: folder })
    expect(code).toBe(2)
    expect(err).toContain('There is no YAML in')
    expect(readdirSync(folder)).toEqual(['notes.txt'])
  })

  it('means that the folder is only a part of a practice, whose folder it names', async () => {
    const { code, err } = await here((io) => check(io, {}), { manifest: join(base, 'pages') })
    expect(code).toBe(2)
    expect(err).toMatch(/pages is a part of the practice in \S+: name that with --manifest \S+\n$/)
  })

  it('means that there is nothing to preview yet', async () => {
    const { code, err } = await sightline('preview', '--out', join(emptyFolder(), 'dist'))
    expect(code).toBe(2)
    expect(err).toContain('npx sightline generate')
  })

  it('means that what is to be previewed is a file', async () => {
    const { code, err } = await here((io) => preview(io, { port: 0 }), {
      manifest: base,
      out: join(base, 'cities.yaml'),
    })
    expect(code).toBe(2)
    expect(err).toContain('is a file. Name the published folder with --out.')
  })
})

describe('exit code 3', () => {
  it('means that the published folder cannot be written, without a stack trace', async () => {
    const file = join(emptyFolder(), 'file')
    writeFileSync(file, '')
    const { code, err } = await sightline('generate', '--manifest', base, '--out', join(file, 'dist'))
    expect(code).toBe(3)
    expect(err).toContain('ENOTDIR')
    expect(err).toContain('The published site was not touched')
    expect(err).not.toContain('    at ')
  })

  it('means that the folder cannot be created where it should be', async () => {
    const { code, err } = await sightline('generate', '--manifest', base, '--out', '/proc/x')
    expect(code).toBe(3)
    expect(err).toContain('nothing can be created in that folder')
    expect(err).toContain('choose another with --out')
  })

  it.skipIf(!existsSync('/dev/full'))('means that the output has no space left, without a stack trace', async () => {
    const full = openSync('/dev/full', 'w')
    const child = spawn(process.execPath, [join(root, 'generator/sightline.mjs'), 'explain'], {
      stdio: ['ignore', full, 'pipe'],
    })
    let err = ''
    child.stderr!.on('data', (data) => (err += data))
    const [code] = await once(child, 'close')
    closeSync(full)
    expect(code).toBe(3)
    expect(err).toMatch(/^The output could not be written: ENOSPC.*\n$/)
  })

  it('means that the port is taken', async () => {
    const server = createServer().listen(0, 'localhost')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const { code, err } = await sightline('preview', '--out', emptyFolder(), '--port', String(port))
    server.close()
    expect(code).toBe(3)
    expect(err).toMatch(/^Nothing is served: the port is in use .*EADDRINUSE/m)
  })

  it('means that the cache cannot be cleared, without a word about the site', () => {
    const cause = Object.assign(new Error('EROFS'), {
      syscall: 'unlink',
      code: 'EROFS',
      path: join(cacheFolder, 'yaml'),
    })
    expect(formatSystemError(new DiskError('The cache could not be cleared', cause), false)).toMatch(
      /^The cache could not be cleared: the disk of .*\.cache is read-only \(EROFS\), so make that folder writable and /,
    )
  })

  it('means that the manifest cannot be written, without advice to choose another folder', () => {
    const cause = Object.assign(new Error('EROFS'), { syscall: 'open', code: 'EROFS', path: '/practice/cities.yaml' })
    expect(formatSystemError(new DiskError('The manifest could not be written', cause), false)).toBe(
      'The manifest could not be written: the disk is read-only (EROFS), so make it writable and run the command again.',
    )
  })

  it('does not mean a bug in our code, even one that Node gives a code', () => {
    const bug = () => new URL('no address')
    expect(() => sayingWhatFailed(() => 'The manifest could not be written', bug)).toThrow(TypeError)
  })

  it.each([
    ['check', 'The command stopped'],
    ['plan', 'The command stopped'],
    ['generate', 'The published site was not touched'],
  ])('means that %s may not read a file of the manifest', (name, stopped) => {
    const told = "EACCES: permission denied, open 'cities.yaml'"
    const error = Object.assign(new Error(told), { syscall: 'open', code: 'EACCES' })
    expect(failureOf(error, name, false).message).toBe(
      `${stopped}: this user has no permission (${told}), so grant it for the file and its folder and run the command again.`,
    )
  })

  it.each([
    ['listen', 'EACCES', /^Nothing is served: this user may not use that port .* another with --port /],
    ['watch', 'ENOSPC', /^No save would be noticed: this system cannot watch more files .*\bmax_user_watches, /],
    [
      'symlink',
      'EACCES',
      /^The published site was not touched: new files wait next to .* inside one you can write to /,
    ],
    [
      'symlink',
      'EROFS',
      /next to the published folder, and the disk there is read-only .* inside one you can write to /,
    ],
    ['symlink', 'ENAMETOOLONG', /^The published site was not touched: a path is too long .* shorten a folder in it/],
    ['stat', 'ELOOP', /^The published site was not touched: symlinks lead in a circle .* correct them /],
  ])('is explained by what the command was doing: %s, %s', (syscall, code, told) => {
    expect(formatSystemError(Object.assign(new Error(code), { syscall, code }), true)).toMatch(told)
  })
})

describe('exit code 4', () => {
  it.each(['check', 'fix'])('means a bug in Sightline, which is reported in a line: %s', async (name) => {
    const folder = world('base')
    const bug = failing({ under: [join(folder, 'cities.yaml')], at: 1, code: 'A_BUG' })
    const { code, err } = await command([name, '--manifest', folder], bug)
    expect(code).toBe(4)
    expect(err).toMatch(/^Internal error in Sightline: A_BUG.*\nRun the command again with --verbose to see where\.\n$/)
    const { err: stack } = await command([name, '--manifest', folder, '--verbose'], bug)
    expect(stack).toMatch(/^Internal error in Sightline: Error: A_BUG.*\n(?: {4}at .*\n)+$/)
  })
})

it('an unknown kind of page is answered with all known kinds', async () => {
  const { err } = await here((io) => routes(io, { kind: 'city' }), { manifest: base })
  expect(err).toMatch(/^There is no kind "city"\. Use one of: home, .*\blocation\b/)
})

it('the preview answers only under a name of this machine, not under one that another site points here', async () => {
  const child = start('preview', '--out', emptyFolder(), '--port', '0', '--json')
  onTestFinished(async () => {
    child.kill()
    await ended(child)
  })
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  const { port } = new URL(JSON.parse(said.toString()).url)
  const statusUnder = async (host: string) => {
    const [answer] = await once(request({ port, host: 'localhost', headers: { host } }).end(), 'response')
    return (answer as IncomingMessage).resume().statusCode
  }
  expect(await statusUnder(`localhost:${port}`)).toBe(404)
  expect(await statusUnder(`evil.example:${port}`)).toBe(403)
  expect(await statusUnder(`evil-localhost:${port}`)).toBe(403)
})

describe('exit code 130', () => {
  it('is returned by an interrupted command', async () => {
    const out = join(emptyFolder(), 'dist')
    mkdirSync(out)
    const child = start('preview', '--out', out, '--port', '0')
    const end = ended(child)
    await once(child.stdout, 'data')
    child.kill('SIGINT')
    expect((await end).code).toBe(130)
  })
})

it.each(['INT', 'TERM'])(
  'a command that edits the manifest is ended at once by %s, and writes nothing',
  async (code) => {
    const folder = world('base')
    const end = await command(
      ['add', 'city', 'Elsewhere', '--coordinates', '33.6,-117.67', '--yes', '--manifest', folder],
      failing({ under: [join(folder, 'cities.yaml')], only: 'open', at: 1, code }),
    )
    expect(end.code, end.err).toBe(null)
    expect(readFileSync(join(folder, 'cities.yaml'), 'utf8')).not.toContain('Elsewhere')
  },
)

describe('--json', () => {
  it('prints one problem per line, and nothing else', async () => {
    const { code, out, err } = await sightline('check', '--json', '--manifest', misspelt)
    expect({ code, err }).toEqual({ code: 1, err: '' })
    expect(objectsIn(out)).toEqual([
      {
        code: 'UNKNOWN_CITY',
        severity: 'error',
        file: 'drive-times.yaml',
        line: 4,
        column: 3,
        message: 'there is no city "brok-hill"',
        fix: 'Did you mean "brook-hill"?',
        edits: [
          {
            file: 'drive-times.yaml',
            start: 42,
            end: 51,
            text: 'brook-hill',
            from: { line: 4, column: 3 },
            to: { line: 4, column: 12 },
          },
        ],
      },
      expect.objectContaining({ code: 'UNKNOWN_CITY', file: 'neighborhoods.yaml', line: 2, column: 11 }),
    ])
  })

  it('prints only the warnings of a good manifest', async () => {
    const { code, out } = await here((io) => check(io, {}), { manifest: base, json: true })
    expect(code).toBe(0)
    expect(objectsIn(out).map(({ severity }) => severity)).toEqual(['warning', 'warning', 'warning'])
  })

  it('prints one page per line', async () => {
    const { out } = await here((io) => routes(io, {}), { manifest: base, json: true })
    const pages = objectsIn(out)
    expect(pages).toHaveLength(50)
    expect(pages).toContainEqual({
      url: '/es/conditions/keratoconus',
      kind: 'condition',
      language: 'es',
      state: 'mirror',
      source: 'pages/conditions/keratoconus.yaml:1',
    })
  })

  it.each<[string, string[], number, object]>([
    ['a mistyped command', ['chekc'], 2, { kind: 'usage', message: expect.stringContaining('Did you mean check?') }],
    [
      'an invalid port',
      ['dev', '--port', 'x'],
      2,
      { kind: 'usage', message: expect.stringContaining('A port must be') },
    ],
    [
      'a missing manifest',
      ['check', '--manifest', '/no'],
      2,
      { kind: 'usage', message: expect.stringContaining('/no') },
    ],
    [
      'a folder that cannot be created',
      ['generate', '--out', '/proc/x'],
      3,
      { kind: 'io', message: expect.any(String) },
    ],
  ])('reports %s as one object on one line', async (_, parameters, code, error) => {
    const run = await sightline(...parameters, '--json')
    expect(run).toMatchObject({ code, err: '' })
    expect(lines(run.out)).toHaveLength(1)
    expect(JSON.parse(run.out)).toEqual({ error })
  })

  it('prints the URL it serves', async () => {
    const child = start('preview', '--json', '--port', '0', '--out', emptyFolder())
    const [data] = await once(child.stdout, 'data')
    child.kill('SIGINT')
    expect(JSON.parse(String(data))).toEqual({ event: 'listening', url: expect.stringMatching(/^http:.*:\d+$/) })
  })

  it('prints it for "npm start" too, which serves the practice named by its options', { tags: ['soak'] }, async () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const [program, ...words] = scripts.start.replace('node ', '').split(' ')
    expect(program).toBe('generator/sightline.mjs')
    const child = start(...words, '--json', '--manifest', base, '--out', emptyFolder(), '--port', '0')
    let out = ''
    for await (const data of child.stdout) {
      out += data
      if (out.includes('listening')) break
    }
    const { url } = objectsIn<{ url: string }>(out).at(-1)!
    expect(await (await fetch(url)).text()).toContain('Harbor Eye Care')
    child.kill('SIGINT')
  })

  it('serves a folder that names no host as the default host would', { tags: ['soak'] }, async () => {
    const out = emptyFolder()
    writeFileSync(join(out, 'about.html'), 'about')
    const child = start('preview', '--json', '--port', '0', '--out', out)
    const [data] = await once(child.stdout, 'data')
    const { status } = await fetch(`${JSON.parse(String(data)).url}/about.html`, { redirect: 'manual' })
    child.kill('SIGINT')
    expect(status).toBe(hostOf(undefined).urlHandling.html)
  })

  it('lists all codes, one object per line', async () => {
    const { out } = await here(explain, { manifest: base, json: true })
    const codes = objectsIn(out).map(({ code }) => code)
    expect(codes).toEqual(Object.keys(catalogue))
  })

  it('explains a code as an object', async () => {
    const { out } = await sightline('explain', 'BAD_PHONE', '--json')
    expect(JSON.parse(out)).toMatchObject({ code: 'BAD_PHONE', severity: 'error' })
  })
})
