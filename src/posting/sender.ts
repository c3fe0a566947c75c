import { secondsToWait } from '../shared/retry-after.ts'
import { isAcceptance } from './acceptance.ts'

/** The result of posting. `later`: the endpoint accepts nothing for `seconds` from now. `failed`: all tries failed. */
export type Answer = { name: 'taken' } | { name: 'later'; seconds: number } | { name: 'failed'; why: string }

/** Posts a JSON-serializable body and resolves when there is nothing more to try. Never rejects. */
export type Send = (body: object, headers?: Readonly<Record<string, string>>) => Promise<Answer>

/** Timings in milliseconds. */
interface Timings {
  /** How long until an endpoint that has not answered counts as failed. */
  timeout: number
  /** The pauses before the second try, the third and so on: there is one more try than pauses. */
  pauses: readonly number[]
}

/** Half a minute at most. A phone on a slow network needs two or three seconds per try. */
const defaultTimings: Timings = { timeout: 8000, pauses: [1000, 2000] }

/** The longest wait to ask of a visitor, in seconds. Beyond that, another way to reach the practice is quicker. */
const longestWait = 300

/**
 * Returns a function that posts to an endpoint. A network error, a timeout or a 5xx is retried with the same
 * `Idempotency-Key`: an endpoint that already has the body then repeats its answer. A body sent again later keeps its
 * key until it is accepted. While the endpoint asks us to wait (429 or 503 with `Retry-After`), nothing is sent.
 */
export function sender(url: string, { timeout, pauses }: Timings = defaultTimings): Send {
  let latest = { text: '', key: '' }
  let notBefore = 0
  return async (body, headers = {}) => {
    const rest = notBefore - Date.now()
    if (rest > 0) return { name: 'later', seconds: Math.ceil(rest / 1000) }
    const text = JSON.stringify(body)
    if (latest.text !== text) latest = { text, key: newKey() }
    const once = () => post(url, text, { ...headers, 'idempotency-key': latest.key }, timeout)
    let answer = await once()
    for (const pause of pauses) {
      if (answer.name !== 'again') break
      await new Promise((resolve) => setTimeout(resolve, pause))
      answer = await once()
    }
    if (answer.name === 'again') return { name: 'failed', why: answer.why }
    if (answer.name === 'taken') latest = { text: '', key: '' }
    if (answer.name === 'later') notBefore = Date.now() + answer.seconds * 1000
    return answer
  }
}

/** Not `randomUUID`, which is missing on pages not served over https. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** One try. */
async function post(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
  timeout: number,
): Promise<Answer | { name: 'again'; why: string }> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), timeout)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // Still delivered if the visitor goes on to another page.
      keepalive: true,
      signal: controller.signal,
    })
    if (response.ok) {
      return isAcceptance(await response.text())
        ? { name: 'taken' }
        : { name: 'failed', why: 'the endpoint did not say that it took it' }
    }
    const why = `the endpoint answered ${response.status}`
    const seconds = [429, 503].includes(response.status) ? secondsToWait(response.headers) : 0
    if (seconds > 0 && seconds <= longestWait) return { name: 'later', seconds }
    return { name: response.status >= 500 ? 'again' : 'failed', why }
  } catch (error) {
    return { name: 'again', why: String(error) }
  } finally {
    clearTimeout(timer)
  }
}
