import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { noteDamage } from '../cache/damage.ts'
import { prune } from '../cache/prune.ts'
import { damageIn } from '../cache/sealed-folder.mjs'
import { type Entry, isTrusted, noteMade, pathOf, use } from '../cache/store.ts'
import { withPolicyInPages } from '../hosts/policy-in-pages.ts'
import type { Bundle } from '../page.ts'
import type { Manifest } from '../parse/manifest.ts'
import { withLock } from '../publish/lock.ts'
import { applyTheme } from '../theme/apply-theme.ts'
import { buildBundle } from './build-bundle.ts'

/** The bundle for one practice: with its theme, and with its policy in the pages where the host sends no headers. */
export const forPractice = (bundle: Bundle, { theme, practice }: Pick<Manifest, 'theme' | 'practice'>): Bundle =>
  withPolicyInPages(applyTheme(bundle, theme), practice)

/**
 * The bundle of the code whose hash is `key`. It is built only when the cache has no intact one, so a change to the
 * manifest alone never pays for bundling. When several commands start at once on a new machine, one bundles for all.
 * The bundling process starts before this returns its promise, so callers can go on with work that blocks their thread.
 * `signal` aborts the bundling and rejects the promise.
 */
export async function loadBundle(key: string, say: (line: string) => void, signal?: AbortSignal): Promise<Bundle> {
  const entry: Entry = { kind: 'bundles', name: key }
  const folder = pathOf(entry)
  const isWhole = () => isTrusted(entry) && damageIn(folder)?.length === 0
  const bundle = async () => {
    if (isWhole()) return
    const damaged = damageIn(folder) ?? []
    if (damaged.length > 0) noteDamage({ ...entry, files: damaged.length })
    say('Bundling templates and browser code ...')
    await buildBundle(folder, key, signal)
    noteMade(entry)
    prune('bundles')
  }
  if (!isWhole()) await withLock(folder, say, bundle, 'bundling')
  use(entry)
  return {
    key,
    folder,
    ...(JSON.parse(readFileSync(join(folder, 'bundle.json'), 'utf8')) as Omit<Bundle, 'key' | 'folder'>),
  }
}
