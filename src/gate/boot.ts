import { isBypassed } from './bypass.ts'
import { requestEarly } from './requests.ts'
import { recall, recallVerdict } from './session.ts'
import { leavingMs, turnAway } from './turn-away.ts'

// The page's one inline script: generator/render/bundle/boot-snippet.ts compiles it into the page's head, so that the
// screen of the location check is there before the first paint. Its text is the same on every page. What differs is in
// data attributes of <html>. gate.css shows the screen while the state is `checking` or `denied`.

/** The longest the screen may cover a page. Then the page opens, and the check goes on in the background. */
const coverMs = 1500

const { dataset } = document.documentElement
const viewing = {
  hostname: location.hostname,
  // Our headers let only pages of this site frame one. A preview tool that removes them may frame it too.
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
 * False for a page that may never be shown, and for a second lookup in a session. check-access.ts knows many more
 * crawlers by name. Here, only the most frequent ones are spared a request.
 */
function mayAskNow(): boolean {
  return !document.prerendering && !verdict && recall('geo-location') === undefined && !/bot/i.test(navigator.userAgent)
}
