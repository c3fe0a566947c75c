import { afterEach, expect, test, vi } from 'vitest'
import { celebrate } from '../../src/islands/appointment/celebrate.ts'

const reset = vi.hoisted(() => vi.fn())
vi.mock('canvas-confetti', () => ({ default: { create: () => Object.assign(() => Promise.resolve(), { reset }) } }))

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the confetti is cleared away after 1.5 seconds, and not before', async () => {
  vi.useFakeTimers()
  const canvas = { setAttribute: () => {}, remove: vi.fn() }
  vi.stubGlobal('document', { createElement: () => canvas })
  await celebrate({ append: () => {} } as unknown as HTMLElement)
  vi.advanceTimersByTime(1499)
  expect(canvas.remove).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(canvas.remove).toHaveBeenCalledOnce()
  expect(reset).toHaveBeenCalledOnce()
})
