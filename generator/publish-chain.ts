import { extname } from 'node:path'
import { prune } from './cache/prune.ts'
import { use } from './cache/store.ts'
import { compileOverlay, overlayPath, partPath } from './edge/chain/overlay.ts'
import { emitChainWorker, secretsOf } from './edge/emit-worker.ts'
import { otherFiles } from './emit/other-files.ts'
import { drawAhead, emitSharePictures } from './emit/share-pictures.ts'
import type { SiteFile } from './emit/site-file.ts'
import { hashOf } from './hash.ts'
import { assetsIgnore } from './hosts/cloudflare-worker.ts'
import type { Host } from './hosts/host.ts'
import { configurationFiles } from './hosts/index.ts'
import { hostFolder } from './hosts/published-rules.ts'
import { isNamedByContent } from './hosts/rules.ts'
import type { Bundle } from './page.ts'
import { collectFiles, madeOfKey } from './publish/collect-files.ts'
import { dropUnlessBegun } from './publish/commit.ts'
import { finish } from './publish/finish.ts'
import { refuseLinks } from './publish/refuse-links.ts'
import { clearStage, dropStage, openStage } from './publish/stage.ts'
import type { Target } from './publish/target.ts'
import type { PublishOptions } from './publish-site.ts'
import { loadBundle } from './render/bundle.ts'
import type { Site } from './site.ts'
import { applyTheme } from './theme/apply-theme.ts'

interface ChainOptions extends Target, Pick<PublishOptions, 'keys' | 'force' | 'say' | 'progress'> {
  /** The name of its worker. */
  name: string
  host: Host
}

/** A chain under construction: practices are added one by one, and nothing is published before `publish`. */
export interface Chain {
  add: (site: Site) => Promise<void>
  publish: (facts: {
    fingerprint: string
    warnings: number
  }) => Promise<{ pages: number; written: number; removed: number }>
}

/**
 * Builds a chain one practice at a time, and publishes it when `work` calls `publish`. If `work` never does, or fails,
 * the published folder is unchanged. Files that practices have in common are stored once.
 */
export async function withChain<T>(options: ChainOptions, work: (chain: Chain) => Promise<T>): Promise<T> {
  const { out, keys, say, progress } = options
  refuseLinks(out)
  const bundle = await loadBundle(keys.bundle, (line) => {
    say(line)
    progress?.({ phase: 'bundling' })
  })
  clearStage(out)
  try {
    const done = await work(openChain(bundle, options))
    dropStage(out)
    return done
  } catch (error) {
    dropUnlessBegun(out, error)
    throw error
  }
}

function openChain(bundle: Bundle, options: ChainOptions): Chain {
  const { out, record, keys, force, say, name } = options
  const stage = openStage(out, force ? undefined : record)
  const { files, changed, add, reuse } = collectFiles(stage)
  const storedAs = new Map([...(record?.files ?? [])].map(([file, { key }]) => [key, file]))
  const secrets = new Set<string>()
  let pages = 0

  const addOnce = (file: string, bytes: string | Uint8Array, key?: string) => {
    if (!files.has(file)) add(file, bytes, key)
  }

  /** Adds a practice's file and returns its path: its own if that identifies the content, else `files/` and a hash. */
  async function store({ file, key, bytes }: SiteFile): Promise<string> {
    const madeOf = madeOfKey(keys.program, { file, key })
    const isNamed = isNamedByContent(file)
    const known = isNamed ? file : madeOf && storedAs.get(madeOf)
    if (known && (files.has(known) || reuse(known, madeOf))) return known
    const made = await bytes()
    const place = isNamed ? file : `files/${hashOf(made)}${extname(file)}`
    addOnce(place, made, madeOf)
    if (madeOf) storedAs.set(madeOf, place)
    return place
  }

  return {
    add: async (site) => {
      const { manifest } = site
      const { assets, key, ...themed } = applyTheme(bundle, manifest.theme)
      pages += site.routes.length
      for (const secret of secretsOf(manifest)) secrets.add(secret)
      await drawAhead(
        emitSharePictures(site).filter(({ file }) => !files.has(file) && stage.published(file) === undefined),
        say,
      )
      const own: Record<string, string> = {}
      for await (const each of otherFiles(site, { assets, key, ...themed }, options)) {
        if (isForHost(each.file)) continue
        if (each.entry !== undefined) use(each.entry)
        const place = await store(each)
        if (place !== each.file) own[each.file] = place
      }
      const overlay = compileOverlay({ manifest, assets, bundle: key }, own, (part, text) =>
        addOnce(partPath(part), text),
      )
      add(overlayPath(new URL(manifest.practice.url).hostname), overlay)
    },
    publish: async ({ fingerprint, warnings }) => {
      for (const each of emitChainWorker(bundle, keys.program, { name, secrets: [...secrets].sort() })) {
        const madeOf = madeOfKey(keys.program, each)
        if (!reuse(each.file, madeOf)) add(each.file, await each.bytes(), madeOf)
      }
      add(assetsIgnore.file, assetsIgnore.text)
      prune('pictures')
      const { removed } = finish(out, changed, { fingerprint, pages, warnings, files }, options)
      return { pages, written: changed.length, removed: removed.length }
    },
  }
}

/** Whether a file configures the host for a single practice. In a chain, the worker does that for all of them. */
const isForHost = (file: string) => configurationFiles.includes(file) || file.startsWith(`${hostFolder}/`)
