import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Send } from '../../src/posting/sender.ts'

const taken: Send = async () => ({ name: 'taken' })
/** What each request for the code that posts comes to, in turn. */
let arrivals: (() => Promise<object>)[] = []

vi.mock('../../src/posting/sender.ts', () => arrivals.shift()!())

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
})
afterEach(() => void vi.useRealTimers())

const hanging = () => new Promise<object>(() => {})
const failing = () => Promise.reject(new Error('no network'))
const arriving = async () => ({ sender: () => taken })

async function answerOf(...requests: typeof arrivals) {
  arrivals = requests
  const { sendLater } = await import('../../src/posting/send-later.ts')
  const answer = vi.fn()
  sendLater('/requests')({ phone: '714 555 0123' }).then(answer)
  return answer
}

it('gives up on posting if the code for it has not loaded after half a minute', async () => {
  const answer = await answerOf(hanging, hanging, hanging, hanging)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(answer).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(answer).toHaveBeenCalledWith({ name: 'failed', why: 'the code that posts did not arrive' })
})

it('fetches the code again after a failure, while the visitor waits', async () => {
  const answer = await answerOf(failing, failing, arriving)
  await vi.advanceTimersByTimeAsync(3000)
  expect(answer).toHaveBeenCalledWith({ name: 'taken' })
})
