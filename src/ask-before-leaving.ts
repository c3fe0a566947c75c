/**
 * Has the browser ask before the page is left, if `isNeeded` returns true. Its argument is the URL that a link or a
 * script leads to: `''` when the visitor reloads the page, goes back or closes the tab. A browser that cannot tell
 * these apart never asks. The returned function ends this.
 */
export function askBeforeLeaving(isNeeded: (target: string) => boolean): () => void {
  const { navigation } = globalThis
  // Not even a listener: with one, Firefox would not keep the page for the Back button.
  if (!navigation) return () => {}
  let target = ''
  const follow = ({ destination: { url, sameDocument }, downloadRequest }: NavigateEvent) => {
    // A link within the page, or to a download, leaves nothing: the next thing to happen may be that the tab is closed.
    target = sameDocument || downloadRequest !== null ? '' : url
  }
  const ask = (event: Event) => {
    // A link to a phone number or a mail address leaves nothing either, but browsers say that it does.
    if (/^(http|$)/.test(target) && isNeeded(target)) event.preventDefault()
    target = ''
  }
  navigation.addEventListener('navigate', follow)
  addEventListener('beforeunload', ask)
  return () => {
    navigation.removeEventListener('navigate', follow)
    removeEventListener('beforeunload', ask)
  }
}
