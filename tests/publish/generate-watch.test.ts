import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tree } from '../bench/process-tree.ts'
import { objectsIn } from '../support/command.ts'
import { diceFrom } from '../support/dice.ts'
import { readDraft, writeDraft } from '../support/draft.ts'
import { editText } from '../support/edit-text.ts'
import { edited, editKinds } from '../support/edits/random-edits.ts'
import { coldTree, differences, forget, publish, treeOf } from '../support/published.ts'
import { isSoak } from '../support/soak.ts'
import { watching } from '../support/watching.ts'
import { emptyFolder, world } from '../support/world.ts'

/** `generate --watch` in its own process, over a small manifest. */
function generating(...options: string[]) {
  const manifest = world('base')
  const out = join(emptyFolder(), 'dist')
  const run = watching('generate', '--watch', '--preview', '--manifest', manifest, '--out', out, ...options)
  /** The pages of all cities. */
  const cities = () =>
    [...treeOf(out)].filter(([file]) => /^locations\/.+\.html$/.test(file)).map(([, bytes]) => bytes.toString())
  const save = (file: string, find: string | RegExp, replace: string) => editText(manifest, file, find, replace)
  return { ...run, manifest, out, cities, save }
}

describe('generate --watch', () => {
  it('publishes what each save changes, and ends up with the site of a cold run', async () => {
    const { manifest, out, told, until, cities, save } = generating()
    await until(() => expect(told.err).toContain('Watching'))
    expect(cities().join()).toContain('12-15')
    save('drive-times.yaml', 'brook-hill: 12-15', 'brook-hill: 12-19')
    await until(() => expect(cities().join()).toContain('12-19'))
    save('cities.yaml', 'Sun on the water', 'Sun on the sea')
    await until(() => expect(cities().join()).toContain('Sun on the sea'))
    expect(differences(treeOf(out), await coldTree(manifest, { preview: true }))).toEqual([])
    // Not again at every save.
    expect(told.err.split('This is a preview: ')).toHaveLength(2)
  })

  it.runIf(process.platform === 'linux')(
    'keeps no other process while it waits for a save',
    { tags: ['soak'] },
    async () => {
      const { child, told, until } = generating('--host', 'cloudflare-worker')
      await until(() => expect(told.err).toContain('Watching'))
      await until(() => expect([...tree(child.pid!)]).toEqual([child.pid]))
    },
  )

  it('logs each warning once, so that repeats do not bury what a save has changed', { tags: ['soak'] }, async () => {
    const { told, until, save } = generating()
    const count = (words: RegExp) => told.err.match(words)?.length ?? 0
    await until(() => expect(count(/^Watching/gm)).toBe(1))
    const warnings = count(/ warning [A-Z_]+$/gm)
    expect(warnings).toBeGreaterThan(0)
    save('cities.yaml', 'Sun on the water', 'Sun on the sea')
    await until(() => expect(count(/^Watching/gm)).toBe(2))
    expect(count(/ warning [A-Z_]+$/gm)).toBe(warnings)
    save('cities.yaml', 'Sun on the sea', 'Read [this](/no-page)')
    await until(() => expect(count(/^Watching/gm)).toBe(3))
    expect(told.err).toContain('/no-page')
  })

  it('matches a cold run after every edit, mistakes and their fixes included', { tags: ['soak'] }, async () => {
    const { manifest, out, told, until } = generating()
    await until(() => expect(told.err).toContain('Watching'))
    const dice = diceFrom(20_261_123)
    let draft = readDraft(manifest)
    const madeFromNothing = async () => {
      const cold = join(emptyFolder(), 'cold')
      const { code } = await publish(manifest, cold, { preview: true })
      const tree = treeOf(cold)
      forget(cold)
      return code === 0 ? tree : undefined
    }
    let shown = (await madeFromNothing())!
    for (let round = 1; round <= (isSoak ? 100 : 3); round += 1) {
      const edit = { kind: dice.pick(editKinds)!, seed: dice.below(999_999) }
      const next = edited(draft, edit)
      writeDraft(next, manifest)
      const cold = await madeFromNothing()
      if (cold !== undefined) {
        await until(() => expect(differences(treeOf(out), cold), `round ${round}: ${edit.kind}`).toEqual([]))
        ;[draft, shown] = [next, cold]
      }
      if (cold !== undefined && round % 3 > 0) continue
      // A mistake is reported and not published. Writing the draft again fixes it.
      const file = join(manifest, dice.pick(Object.keys(draft).filter((each) => each.endsWith('.yaml')))!)
      const before = told.err.length
      writeFileSync(file, `${readFileSync(file, 'utf8')}\n? {`)
      await until(() => expect(told.err.slice(before)).toMatch(/error YAML_SYNTAX/))
      expect(differences(treeOf(out), shown), `round ${round}: a mistake in ${file}`).toEqual([])
      writeDraft(draft, manifest)
    }
    await until(() => expect(differences(treeOf(out), shown)).toEqual([]))
  })

  it('leaves the site as it is while the manifest has a mistake, and exits with 130 on Ctrl+C', async () => {
    const { child, told, until, out, save } = generating()
    await until(() => expect(told.err).toContain('Watching'))
    const before = treeOf(out)
    save('drive-times.yaml', 'brook-hill: 12-15', 'brok-hill: 12-15')
    await until(() => expect(told.err).toMatch(/UNKNOWN_CITY.*Watching/s))
    expect(differences(treeOf(out), before)).toEqual([])
    child.kill('SIGINT')
    const [code] = await once(child, 'exit')
    expect(code).toBe(130)
    expect(told.err).toMatch(/Watching \S+ - stop with Ctrl\+C\n(Publishing.*\n)?Stopped watching\.\n$/)
  })

  it('reports each publish as a line of JSON', { tags: ['soak'] }, async () => {
    const { told, until, save } = generating('--json')
    const published = () =>
      objectsIn<{ event: string; written: number }>(told.out).filter(({ event }) => event === 'published')
    await until(() => expect(published()).toHaveLength(1))
    save('drive-times.yaml', 'brook-hill: 12-15', 'brook-hill: 12-18')
    await until(() => expect(published()).toHaveLength(2))
    expect(published()[1]!.written).toBeGreaterThan(0)
  })

  it('cannot be combined with --shard', async () => {
    const { child, told } = generating('--shard', '1/2')
    const [code] = await once(child, 'exit')
    expect({ code, err: told.err }).toMatchObject({ code: 2, err: expect.stringContaining('--shard') })
  })
})
