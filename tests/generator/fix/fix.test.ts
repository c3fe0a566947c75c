import { execFileSync, execSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { type FixOptions, fix } from '../../../generator/commands/fix.ts'
import type { Io } from '../../../generator/commands/terminal/io.ts'
import { mend } from '../../../generator/fix/mend.ts'
import { root } from '../../../generator/folders.ts'
import { loadSite } from '../../../generator/load-site.ts'
import { chooseEdits } from '../../../generator/problems/choose-edits.ts'
import { problem } from '../../../generator/problems/problems.ts'
import { shellWord } from '../../../generator/problems/shell-word.ts'
import { emptyFolder, world } from '../../support/world.ts'

const misspelt = 'a-city-is-misspelt'
const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')

/** Runs `fix` as on a terminal where the user types `answer`, or without a terminal. */
async function fixed(
  folder: string,
  options: FixOptions = {},
  { answer, json = false }: { answer?: string; json?: boolean } = {},
) {
  const out: string[] = []
  const notes: string[] = []
  const io: Io = {
    manifest: folder,
    out: join(folder, 'dist'),
    json,
    print: (text) => out.push(...stripVTControlCharacters(text).split('\n')),
    note: (text) => notes.push(text),
    ...(answer !== undefined && { ask: async () => answer }),
  }
  const code = await fix(io, options)
  return { code, out, notes: notes.join('\n') }
}

const optionFor = (folder: string) => `--manifest ${shellWord(relative('.', folder))}`

describe('fix shows what it would change', () => {
  it('as a diff with each message above its lines, and writes nothing if there is nobody to ask', async () => {
    const folder = world(misspelt)
    const before = read(folder, 'drive-times.yaml')
    const { code, out, notes } = await fixed(folder)
    expect(code).toBe(1)
    expect(out).toContain('UNKNOWN_CITY: there is no city "brok-hill"')
    expect(out.slice(out.indexOf('-  brok-hill: 12-15'))[1]).toBe('+  brook-hill: 12-15')
    expect(notes).toContain(`Nothing was written: "npx sightline fix ${optionFor(folder)} --yes" fixes`)
    expect(read(folder, 'drive-times.yaml')).toBe(before)
  })

  it('and only shows it with --dry-run, even if the answer would be yes', async () => {
    const folder = world(misspelt)
    const before = read(folder, 'drive-times.yaml')
    expect((await fixed(folder, { dryRun: true }, { answer: 'y' })).code).toBe(1)
    expect(read(folder, 'drive-times.yaml')).toBe(before)
  })

  it('with --json as the problems with their edits, and one line on what was done', async () => {
    const { code, out } = await fixed(world(misspelt), {}, { json: true })
    expect(code).toBe(1)
    const [first, second, done] = out.map((line) => JSON.parse(line))
    expect(first).toMatchObject({ code: 'UNKNOWN_CITY', edits: [{ text: 'brook-hill', from: { line: 4, column: 3 } }] })
    expect(second).toMatchObject({ code: 'UNKNOWN_CITY', file: 'neighborhoods.yaml' })
    expect(done).toMatchObject({ event: 'fixed', written: false, fixes: 2 })
  })
})

describe('fix writes', () => {
  it.each([['y'], ['Yes']])('if the answer is %s', async (answer) => {
    const folder = world(misspelt)
    const { code, notes } = await fixed(folder, {}, { answer })
    expect(code).toBe(0)
    expect(notes).toContain('Fixed 2 problems in 2 files')
    expect(read(folder, 'drive-times.yaml')).toContain('  brook-hill: 12-15')
    expect(read(folder, 'neighborhoods.yaml')).toContain('partOf: alder-bay')
  })

  it('nothing if the answer is no or empty', async () => {
    for (const answer of ['n', '']) {
      const folder = world(misspelt)
      expect((await fixed(folder, {}, { answer })).code).toBe(1)
      expect(read(folder, 'drive-times.yaml')).toContain('brok-hill')
    }
  })

  it('without asking with --yes, and says how many problems are left to fix by hand', async () => {
    const folder = world('a-part-of-the-eye-is-misspelt')
    const { code, notes } = await fixed(folder, { yes: true })
    expect(code).toBe(0)
    expect(notes).toContain(
      `2 errors to fix by hand. "npx sightline check ${optionFor(folder)}" shows what is left, and looks for more.`,
    )
    expect(read(folder, 'pages/conditions/dry-eye.yaml')).toContain('eye: [tear-film, oil-glands, spleen]')
  })

  it('nothing the second time', async () => {
    const folder = world(misspelt)
    await fixed(folder, { yes: true })
    const { code, notes } = await fixed(folder, { yes: true })
    expect(code).toBe(0)
    expect(notes).toContain('nothing to fix automatically')
  })

  it('only to the given files, and only for problems of the given code', async () => {
    const folder = world(misspelt)
    await fixed(folder, { yes: true, files: ['neighborhoods.yaml'] })
    expect(read(folder, 'drive-times.yaml')).toContain('brok-hill')
    expect(read(folder, 'neighborhoods.yaml')).toContain('alder-bay')
    expect((await fixed(folder, { yes: true, only: 'unknown_key' })).notes).toContain('nothing to fix')
    await fixed(folder, { yes: true, only: 'unknown_city', files: [`${folder}/`] })
    expect(read(folder, 'drive-times.yaml')).toContain('brook-hill')
  })

  it('without touching any other byte, including CRLF line endings and a byte order mark', async () => {
    const folder = world(misspelt)
    const path = join(folder, 'drive-times.yaml')
    const windows = `\uFEFF${readFileSync(path, 'utf8').replaceAll('\n', '\r\n')}`
    writeFileSync(path, windows)
    await fixed(folder, { yes: true })
    expect(readFileSync(path, 'utf8')).toBe(windows.replace('brok-hill', 'brook-hill'))
  })

  it('times with the quotes that the message asks for, and the days that a range stands for', async () => {
    const folder = world('hours-are-written-as-on-a-door')
    await fixed(folder, { yes: true })
    expect(read(folder, 'practice.yaml')).toContain(
      `    - days: [monday, tuesday, wednesday, thursday]
      opens: "09:00"
      closes: "00:00"`,
    )
  })

  it.each([
    [{ only: 'UNKNOWN_CTY' }, 'Did you mean "UNKNOWN_CITY"?'],
    [{ files: ['citys.yaml'] }, 'Did you mean "cities.yaml"?'],
    [{ files: ['cities'] }, 'Did you mean "cities.yaml"?'],
    [{ files: ['/contact/'] }, 'Did you mean "pages/contact.yaml"?'],
    [{ files: ['manifest\\drive-times.yaml'] }, 'Did you mean "drive-times.yaml"?'],
  ])('nothing for %o, which does not exist', async (options, hint) => {
    await expect(fixed(world(misspelt), options)).rejects.toThrow(hint)
  })
})

describe('fix names commands', () => {
  /** A world in a folder whose name has a space and an apostrophe, as in "Dr. Ann's Practice". */
  function ownersWorld(): string {
    const folder = join(emptyFolder(), "Ann's Practice")
    cpSync(world(misspelt), folder, { recursive: true })
    return folder
  }
  const git = (folder: string, ...parameters: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...parameters], { cwd: folder })
  const commandIn = (notes: string, start: string) => notes.match(new RegExp(`"(${start}[^"]*)"`))?.[1]

  it('that undo what it wrote, if Git has all the files', async () => {
    const folder = ownersWorld()
    git(folder, 'init', '-q')
    git(folder, 'add', '.')
    git(folder, 'commit', '-q', '-m', 'Start')
    const before = read(folder, 'drive-times.yaml')
    const { notes } = await fixed(folder, { yes: true })
    expect(read(folder, 'drive-times.yaml')).not.toBe(before)
    execSync(commandIn(notes, 'git')!)
    expect(read(folder, 'drive-times.yaml')).toBe(before)
    git(folder, 'rm', '-q', '--cached', 'drive-times.yaml')
    expect((await fixed(folder, { yes: true })).notes).toMatch(/Fixed 2 problems in 2 files\.$/m)
  })

  it('but no undo outside of any repository', async () => {
    const { notes } = await fixed(ownersWorld(), { yes: true })
    expect(notes).toMatch(/Fixed 2 problems in 2 files\.$/m)
  })

  it('that write exactly what it showed, to the same practice', { tags: ['soak'] }, async () => {
    const folder = ownersWorld()
    const { notes } = await fixed(folder, { files: ['drive-times.yaml'], only: 'unknown_city' })
    execSync(commandIn(notes, 'npx sightline')!, { cwd: root, stdio: 'ignore' })
    expect(read(folder, 'drive-times.yaml')).toContain('brook-hill')
    expect(read(folder, 'neighborhoods.yaml')).toBe(read(world(misspelt), 'neighborhoods.yaml'))
  })
})

describe('edits of several problems', () => {
  const edit = (start: number, end: number, text = '') => ({ file: 'a', start, end, text })
  const withEdits = (...edits: ReturnType<typeof edit>[]) =>
    problem('UNKNOWN_KEY', { file: 'a', line: 1, column: 1 }, 'm', 'f', edits)

  it('are all applied if they do not overlap, and shared ones only once', () => {
    const both = edit(6, 8, 'x')
    const { problems, edits } = chooseEdits([withEdits(edit(0, 2)), withEdits(both), withEdits(both, edit(2, 4))])
    expect(problems).toHaveLength(3)
    expect(edits.get('a')).toEqual([edit(0, 2), both, edit(2, 4)])
  })

  it('wait for the next round if they overlap, with all others of their problem', () => {
    const { problems, edits } = chooseEdits([withEdits(edit(0, 4)), withEdits(edit(9, 9, 'x'), edit(3, 5))])
    expect(problems).toHaveLength(1)
    expect(edits.get('a')).toEqual([edit(0, 4)])
  })

  it('wait for the next round if they insert at one place, as both may bring the same group', () => {
    const { problems } = chooseEdits([withEdits(edit(4, 4, 'hours:\n  a')), withEdits(edit(4, 4, 'hours:\n  b'))])
    expect(problems).toHaveLength(1)
  })

  it('are kept while a later round edits another file, and are applied once', () => {
    const folder = world(misspelt)
    const loaded = loadSite(folder)
    const problems = loaded.problems.filter(({ file }) => file === 'drive-times.yaml')
    const { files, loaded: left } = mend(folder, { ...loaded, problems }, () => true)
    expect(files.map(({ file, mended }) => [file, mended.length])).toEqual([
      ['drive-times.yaml', 1],
      ['neighborhoods.yaml', 1],
    ])
    expect(left.problems.filter(({ code }) => code === 'UNKNOWN_CITY')).toEqual([])
  })

  it('are listed at the lines of the original file, whatever an earlier round has changed above', () => {
    const folder = world('a-page-with-advice-is-gated')
    const path = join(folder, 'pages/conditions/keratoconus.yaml')
    const [english, spanish] = readFileSync(path, 'utf8').split('\nes:\n') as [string, string]
    // The differing ids are only found once the keys are right, when the file is a line shorter.
    const broken = spanish.replace('id: signs', 'id: senales').replace('heading:', 'headign:')
    writeFileSync(path, `${english}\nes:\n${broken}`)
    const [file] = mend(folder, loadSite(folder), () => true).files
    const lineOf = (words: string) => file!.before.split('\n').findIndex((line) => line.includes(words)) + 1
    expect(file!.after.split('\n')).toHaveLength(file!.before.split('\n').length - 1)
    expect(file!.mended.map(({ problem, line }) => [problem.code, line])).toEqual([
      ['GATED_ADVICE', lineOf('geoGate: true')],
      ['UNKNOWN_KEY', lineOf('headign')],
      ['DIFFERENT_SHAPE', lineOf('id: senales')],
    ])
  })

  it('are dropped if their problem is still there afterwards, and no others are', () => {
    const folder = world('a-part-of-the-eye-is-misspelt')
    const file = 'pages/conditions/dry-eye.yaml'
    const loaded = loadSite(folder)
    const problems = loaded.problems.map((each) =>
      each.message.includes('spleen') ? { ...each, edits: [{ file, start: 0, end: 0, text: '# More\n' }] } : each,
    )
    const { files } = mend(folder, { ...loaded, problems }, () => true)
    expect(files.map(({ after }) => after)).toEqual([
      read(folder, file).replace('tear-flim, oil-gland,', 'tear-film, oil-glands,'),
    ])
  })
})
