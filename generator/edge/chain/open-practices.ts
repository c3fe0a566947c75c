import { boundedCache } from '../../bounded-cache.ts'
import type { RenderDocument } from '../../render/renderer.ts'
import { type Answer, answers } from '../answer.ts'
import { type EdgePractice, openPractice } from '../practice.ts'
import { joinOverlay, type Overlay, overlayPath, partPath } from './overlay.ts'
import { type Part, partNames } from './parts.ts'

/** A practice that can answer requests. */
export interface OpenPractice {
  answer: Answer
  site: EdgePractice['site']
  rules: EdgePractice['rules']
  files: Overlay['files']
}

/** Reads a file beside the worker; undefined if there is none. */
export type ReadText = (path: string) => Promise<string | undefined>

/**
 * Opens the practices of a chain on request, and keeps the most recently used ones open, as many as memory allows.
 * Parts that they share are in memory once, for as long as one of them is open.
 */
export function openPractices(renderDocument: RenderDocument, program: string) {
  const open = boundedCache<OpenPractice & { parts: readonly Part[] }>(openBytes)
  const shared = new Map<string, WeakRef<Part>>()

  return async (host: string, read: ReadText): Promise<OpenPractice | undefined> => {
    const known = open.get(host)
    if (known !== undefined) return known
    const text = await read(overlayPath(host))
    if (text === undefined) return undefined
    const overlay = JSON.parse(text) as Overlay
    const parts = new Map(
      await Promise.all(partNames(overlay.manifest).map(async (name) => [name, await partOf(name, read)] as const)),
    )
    // Requests do not await each other's reads: the runtime ends a read together with the request that began it.
    const meanwhile = open.get(host)
    if (meanwhile !== undefined) return meanwhile
    const practice = openPractice(
      joinOverlay(overlay, (name) => parts.get(name)!),
      renderDocument,
      program,
    )
    const opened = {
      answer: answers(practice),
      site: practice.site,
      rules: practice.rules,
      files: overlay.files,
      parts: [...parts.values()],
    }
    open.set(host, opened, weightOf(text, practice))
    return opened
  }

  async function partOf(name: string, read: ReadText): Promise<Part> {
    const known = shared.get(name)?.deref()
    if (known !== undefined) return known
    const text = await read(partPath(name))
    if (text === undefined) throw new Error(`the chain has no part ${name}`)
    const meanwhile = shared.get(name)?.deref()
    if (meanwhile !== undefined) return meanwhile
    const part = JSON.parse(text) as Part
    shared.set(name, new WeakRef(part))
    return part
  }
}

/** What open practices may use of an isolate's 128 MB. Code, shared parts and responses under way need the rest. */
const openBytes = 48_000_000

/** The rough size of an open practice in memory, as measured by `npm run bench -- --edge --practices`. */
const weightOf = (overlay: string, { site }: EdgePractice) => 300_000 + 6 * overlay.length + 200 * site.routes.length
