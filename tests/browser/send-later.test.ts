import { expect, it, vi } from 'vitest'
import { sendLater } from '../../src/posting/send-later.ts'

vi.mock('../../src/posting/sender.ts', () => new Promise(() => {}))

it('gives up on posting if the code for it has not loaded after half a minute', async () => {
  vi.useFakeTimers()
  const answer = vi.fn()
  sendLater('/requests')({ phone: '714 555 0123' }).then(answer)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(answer).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(answer).toHaveBeenCalledWith({ name: 'failed', why: 'the code that posts did not arrive' })
})
