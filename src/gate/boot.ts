import { isBypassed } from './bypass.ts'
import { requestEarly } from './requests.ts'
import { recall, recallVerdict } from './session.ts'
import { leavingMs, turnAway } from './turn-away.ts'

// The one inline script of a page: generator/build/boot-snippet.ts compiles it and the page's head holds it, so that
// the location check's screen is there before the first paint. Its text is the same on every page; what differs is in
// data attributes of <html>. gate.css shows the screen while the state is `checking` or `denied`.

/** The screen is over a page for this long at most. Then the page opens, and the check goes on in the background. */
const coverMs = 1500

const { dataset } = document.documentElement
const viewing = {
  hostname: location.hostname,
  // Our headers let only pages of this site frame one; a preview tool that removes them may show it too.
  isFramed: top !== self,
  previewHosts: (dataset.previewHosts ?? '').split(' '),
}
const verdict = recallVerdict()
if (!isBypassed(viewing) && verdict?.access !== 'allowed') {
  const isDenied = verdict !== undefined && dataset.gate === 'redirect'
  const state = isDenied ? 'denied' : 'checking'
  dataset.gateState = state
  setTimeout(
    () => {
      if (dataset.gateState === state) dataset.gateState = 'late'
    },
    isDenied ? leavingMs : coverMs,
  )
  if (isDenied) turnAway(dataset.outOfArea!)
  else if (mayAskNow()) requestEarly()
}

/**
 * Not for a page that nobody may ever open, and not twice in a session. check-access.ts knows crawlers by many more
 * names; the most frequent ones are spared a request here.
 */
function mayAskNow(): boolean {
  const isPrerendered = (document as { prerendering?: boolean }).prerendering
  return !isPrerendered && !verdict && recall('geo-location') === undefined && !/bot/i.test(navigator.userAgent)
}
