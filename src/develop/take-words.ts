import { applyChanges, changesBetween } from './changes.ts'

// Development only, added to each page by generator/dev/serve-pages.ts.

declare global {
  interface Window {
    /**
     * The page as it was sent, and the live nodes that were made of it, each as often and in the order as in the
     * former.
     */
    sentPage: { root: Element; live: Node[] }
  }
}

let isLeaving = false

/** Loads another page, or this one anew. What is saved until then comes with it. */
export function leave(url?: string): void {
  if (isLeaving) return
  isLeaving = true
  if (url === undefined) location.reload()
  else location.assign(url)
}

/**
 * When words are saved, what differs in the page that is sent then is changed in the live one, which keeps its place,
 * its dialogs and what was typed. A page that differs in more than words is loaded anew.
 */
async function takeWords(): Promise<void> {
  // The server must not see a later request of a page than the one that takes its place.
  if (isLeaving) return
  const response = await fetch(location.href, { headers: { accept: 'text/html' } })
  const next = new DOMParser().parseFromString(await response.text(), 'text/html').documentElement
  kept ??= keep()
  const { sent, live } = kept
  const changes = response.redirected ? undefined : changesBetween(sent, next)
  if (changes === undefined || !applyChanges(changes, live)) leave()
}

let kept: ReturnType<typeof keep> | undefined

/** Not before words are saved: the editor imports this file, and may do so before the end of the page has come. */
function keep() {
  const { root: sent, live } = window.sentPage
  return { sent, live: new Map(nodesOf(sent).map((node, index) => [node, live[index]!])) }
}

function nodesOf(node: Node): Node[] {
  return [node, ...[...node.childNodes].flatMap(nodesOf)]
}

let taken: Promise<unknown> = Promise.resolve()

/** Has the page take no words before the work is done: loaded anew, it would not hear the end of it. */
export function takeWordsAfter<Result>(work: Promise<Result>): Promise<Result> {
  taken = Promise.all([taken, work])
  return work
}

import.meta.hot?.on('sightline:words', () => {
  taken = taken.then(takeWords).catch(() => leave())
})
// Words that were saved since the page was sent were announced to nobody: the server has it loaded anew then.
import.meta.hot?.send('sightline:listening')
