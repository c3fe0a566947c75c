import { onTestFinished, vi } from 'vitest'
import { start, told } from './command.ts'

/** Starts a command that watches, and ends it with the test. Returns what it prints, and how to wait for it. */
export function watching(...parameters: string[]) {
  const child = start(parameters)
  onTestFinished(() => void child.kill('SIGKILL'))
  const until = (test: () => void) => vi.waitFor(test, { timeout: 120_000, interval: 50 })
  return { child, told: told(child), until }
}
