import { appendFileSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { shellWord } from '../../generator/problems/shell-word.ts'
import { command, failing } from '../support/command.ts'
import { someOf } from '../support/soak.ts'
import { emptyFolder, world } from '../support/world.ts'

const manifest = world('base')
const out = join(emptyFolder(), 'dist')
const log = join(emptyFolder(), 'calls')

/** Runs `generate` and reports whether it started a thread. */
async function generate(...options: string[]) {
  rmSync(log, { force: true })
  const watched = failing({ under: [manifest], thread: 'command', log })
  const ended = await command(['generate', '--manifest', manifest, '--out', out, ...options], watched)
  return { ...ended, hadThread: existsSync(log) && readFileSync(log, 'utf8') !== '' }
}

let first: Awaited<ReturnType<typeof generate>>
beforeAll(async () => {
  first = await generate()
  expect(first).toMatchObject({ code: 0, hadThread: true })
})

it('a run with nothing to do says so, points to "check", and starts no thread', async () => {
  const check = `"npx sightline check --manifest ${shellWord(relative('.', manifest))}"`
  expect(first.err).toContain(`2 warnings; ${check} looks for more\n`)
  const again = await generate()
  expect(again).toMatchObject({ code: 0, out: expect.stringContaining('nothing changed'), hadThread: false })
  expect(again.err).toContain(`2 warnings: see ${check}, which looks for more.\n`)
  const { out: said } = await generate('--json')
  expect(JSON.parse(said)).toMatchObject({ event: 'published', rendered: 0, written: 0, removed: 0 })
})

it('a run for another host points to "check" for that host, also when there is nothing to do', {
  tags: ['soak'],
}, async () => {
  const folder = shellWord(relative('.', manifest))
  const check = `"npx sightline check --manifest ${folder} --host nginx"`
  expect((await generate('--host', 'nginx')).err).toContain(`2 warnings; ${check} looks for more\n`)
  expect((await generate('--host', 'nginx')).err).toContain(`2 warnings: see ${check}, which looks for more.\n`)
  const preview = await generate('--host', 'nginx', '--preview')
  expect(preview.err).toContain(
    `"npx sightline generate --manifest ${folder} --out ${shellWord(relative('.', out))} --host nginx"`,
  )
  await generate()
})

it.each(
  someOf(
    [
      ['a published page was edited', () => appendFileSync(join(out, 'about.html'), '<p>')],
      ['a file was added to what is published', () => writeFileSync(join(out, 'conditions/added.html'), '')],
      ['a text was edited', () => appendFileSync(join(manifest, 'practice.yaml'), '\n# edited\n')],
      ['a run that was killed has left its lock', () => symlinkSync('1-1', `${out}.lock`)],
    ],
    2,
  ),
)('once %s, a run starts a thread, and the run after it does not', async (_, change) => {
  change()
  expect(await generate()).toMatchObject({ code: 0, hadThread: true })
  expect(await generate()).toMatchObject({ code: 0, hadThread: false })
})

it('a run starts a thread for a profile', async () => {
  expect(await generate('--profile')).toMatchObject({ code: 0, hadThread: true })
})

it('a run starts a thread for a preview, and so does the next run, which replaces the preview', {
  tags: ['soak'],
}, async () => {
  for (const option of [['--preview'], []])
    expect(await generate(...option)).toMatchObject({ code: 0, hadThread: true })
})

it('a run that replaces the site of another address says so, once', { tags: ['soak'] }, async () => {
  const file = join(manifest, 'practice.yaml')
  const original = readFileSync(file, 'utf8')
  const [, address] = /^url: (.*)$/m.exec(original)!
  writeFileSync(file, original.replace(/^url: .*$/m, 'url: https://www.another.example'))
  const said = `held the site of ${address}, and now holds that of https://www.another.example.`
  expect((await generate()).err).toContain(said)
  expect((await generate('--profile')).err).not.toContain('held the site')
  writeFileSync(file, original)
  expect((await generate()).err).toContain('held the site of https://www.another.example')
})

it('a preview says that it is not the site, also when there is nothing to do, and how to make the site', {
  tags: ['soak'],
}, async () => {
  const folders = [manifest, out].map((folder) => shellWord(relative('.', folder)))
  for (const wanted of ['files written', 'nothing changed']) {
    const said = await generate('--preview')
    expect(said).toMatchObject({ code: 0, out: expect.stringContaining(wanted) })
    expect(said.err).toContain('This is a preview: ')
    expect(said.err).toContain(`"npx sightline generate --manifest ${folders[0]} --out ${folders[1]}"`)
  }
  expect(JSON.parse((await generate('--preview', '--json')).out)).toMatchObject({ event: 'published', preview: true })
  expect((await generate()).err).not.toContain('preview')
})
