import { isBypassed } from './bypass.ts'
import { recallVerdict } from './session.ts'
import { turnAway } from './turn-away.ts'

// The one inline script of a page: generator/build/boot-snippet.ts compiles it and the page's head holds it, so that
// the location check's screen is there before the first paint. Its text is the same on every page; what differs is in
// data attributes of <html>. gate.css shows the screen while the state is `checking` or `denied`.

/** Our own script has this long to arrive. Then the page opens without it. */
const watchdogMs = 4000

const { dataset } = document.documentElement
const viewing = {
  hostname: location.hostname,
  isFramed: top !== self,
  previewHosts: (dataset.previewHosts ?? '').split(' '),
}
const verdict = recallVerdict()
if (!isBypassed(viewing) && verdict?.access !== 'allowed') {
  const isDenied = verdict !== undefined && dataset.gate === 'redirect'
  dataset.gateState = isDenied ? 'denied' : 'checking'
  dataset.gateWatchdog = `${setTimeout(() => {
    dataset.gateState = 'late'
  }, watchdogMs)}`
  if (isDenied) turnAway(dataset.outOfArea!)
}
