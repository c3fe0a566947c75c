import { timingSafeEqual } from 'node:crypto'
import { tokenHeader } from '../../../src/shared/studio.ts'
import { isLoopbackHost } from '../../serve/loopback-host.ts'
import { Refused } from './refused.ts'

/**
 * Lets only the editor's own calls through. Another site can send requests to this machine, but it can neither read the
 * token in our pages nor fake our origin.
 */
export function guard(request: Request, address: string, token: string): void {
  if (!isLoopback(address)) throw new Refused(403, { error: 'The editor accepts requests from this machine only.' })
  const host = request.headers.get('host') ?? ''
  if (!isLoopbackHost(host)) throw new Refused(403, { error: 'Open the site on localhost.' })
  if (request.headers.get('origin') !== `http://${host}`)
    throw new Refused(403, { error: 'This request came from another site.' })
  if (request.method !== 'POST') throw new Refused(405, { error: 'Use the POST method.' })
  if (request.headers.get('content-type') !== 'application/json')
    throw new Refused(415, { error: 'Send the request as JSON.' })
  if (!isEqual(request.headers.get(tokenHeader) ?? '', token))
    throw new Refused(403, { error: 'The server has restarted since this page was opened: reload the page.' })
}

const isLoopback = (address: string) => /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/.test(address)

function isEqual(given: string, token: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(token)]
  return a.length === b.length && timingSafeEqual(a, b)
}
