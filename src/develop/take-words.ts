import { pageListens, wordsSaved } from '../shared/development.ts'
import { applyChanges, changesBetween } from './changes.ts'

// Development only, added to each page by generator/dev/serve-pages.ts.

declare global {
  interface Window {
    /** The page as it was sent, and the live nodes made from it: every node of the former once, in document order. */
    sentPage: { root: Element; live: Node[] }
  }
}

let isLeaving = false

/** Goes to another page, or reloads this one. Whatever is saved until then comes with it. */
export function leave(url?: string): void {
  if (isLeaving) return
  isLeaving = true
  if (url === undefined) location.reload()
  else location.assign(url)
}

/**
 * When words are saved, fetches the page again and applies the differences to the live one, which keeps its scroll
 * position, dialogs and typed text. A page that differs in more than words is reloaded.
 */
async function takeWords(): Promise<void> {
  if (isLeaving) return
  const response = await fetch(location.href, { headers: { accept: 'text/html' } })
  const next = new DOMParser().parseFromString(await response.text(), 'text/html').documentElement
  kept ??= keep()
  const { sent, live } = kept
  const changes = response.redirected ? undefined : changesBetween(sent, next)
  if (changes === undefined || !applyChanges(changes, live)) leave()
}

let kept: ReturnType<typeof keep> | undefined

/** Not called before words are saved: the editor imports this file, possibly before the end of the page has arrived. */
function keep() {
  const { root: sent, live } = window.sentPage
  return { sent, live: new Map(nodesOf(sent).map((node, index) => [node, live[index]!])) }
}

function nodesOf(node: Node): Node[] {
  return [node, ...[...node.childNodes].flatMap(nodesOf)]
}

let taken: Promise<unknown> = Promise.resolve()

/** Makes the page wait for `work` before it takes words: if it reloaded, it would never learn the outcome. */
export function takeWordsAfter<Result>(work: Promise<Result>): Promise<Result> {
  taken = Promise.all([taken, work])
  return work
}

/** Calls the listener whenever words are saved: here, in another tab or by hand. The returned function ends this. */
export function onWordsSaved(listener: () => void): () => void {
  import.meta.hot?.on(wordsSaved, listener)
  return () => import.meta.hot?.off(wordsSaved, listener)
}

onWordsSaved(() => {
  taken = taken.then(takeWords).catch(() => leave())
})
// Words saved since the page was sent were announced to no one, so the server has it reload now.
import.meta.hot?.send(pageListens)
