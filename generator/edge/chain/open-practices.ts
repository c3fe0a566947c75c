import type { RenderDocument } from '../../render/renderer.ts'
import { type Answer, answers } from '../answer.ts'
import { type EdgePractice, openPractice } from '../practice.ts'
import { keptWithin } from './least-recent.ts'
import { joinOverlay, type Overlay, overlayPath, partPath, partsOf } from './overlay.ts'
import type { Part } from './parts.ts'

/** A practice that answers. */
export interface OpenPractice {
  answer: Answer
  site: EdgePractice['site']
  rules: EdgePractice['rules']
  files: Overlay['files']
}

/** Reads a file beside the worker; nothing when there is none. */
export type ReadText = (path: string) => Promise<string | undefined>

/**
 * Opens the practices of a chain as they are asked for, and keeps the latest ones open: as many as memory allows. What they
 * share is in memory once, for as long as one of them is open.
 */
export function openPractices(renderDocument: RenderDocument, program: string) {
  const open = keptWithin<OpenPractice & { parts: readonly Part[] }>(openBytes)
  const shared = new Map<string, WeakRef<Part>>()

  return async (host: string, read: ReadText): Promise<OpenPractice | undefined> => {
    const known = open.get(host)
    if (known !== undefined) return known
    const text = await read(overlayPath(host))
    if (text === undefined) return undefined
    const overlay = JSON.parse(text) as Overlay
    const parts = new Map(
      await Promise.all(partsOf(overlay).map(async (name) => [name, await partOf(name, read)] as const)),
    )
    // Requests do not wait for each other's reading: the runtime ends it with the request that began it.
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

/** What open practices may take of the 128 MB of an isolate: code, what is shared and answers under way need the rest. */
const openBytes = 48_000_000

/** About what an open practice takes in memory, as `npm run bench -- --edge --practices` measures it. */
const weightOf = (overlay: string, { site }: EdgePractice) => 300_000 + 6 * overlay.length + 200 * site.routes.length
