import { beforeEach, describe, expect, it, vi } from 'vitest'
import { progressLine } from '../../../generator/commands/terminal/progress-line.ts'

let screen = ''
const shown = () => screen.split('\r\x1b[2K').at(-1)
const onTerminal = () => progressLine({ write: (text) => (screen += text), isTerminal: true })
const inCi = () => progressLine({ write: (text) => (screen += text), isTerminal: false })

beforeEach(() => {
  screen = ''
  vi.useFakeTimers()
  return () => void vi.useRealTimers()
})

describe('progress on a terminal', () => {
  it('is not shown for anything that takes less than a second', () => {
    const line = onTerminal()
    line.show({ phase: 'reading' })
    vi.advanceTimersByTime(900)
    line.clear()
    expect(screen).toBe('')
  })

  it('is one line that is redrawn, and shows how much is done', () => {
    const line = onTerminal()
    line.show({ phase: 'reading' })
    vi.advanceTimersByTime(1200)
    expect(shown()).toBe('Reading the manifest')
    line.show({ phase: 'rendering', done: 4210, total: 10_015 })
    vi.advanceTimersByTime(100)
    expect(shown()).toBe('Rendering pages: 4,210 of 10,015')
    expect(screen).not.toContain('\n')
  })

  it('makes room for other output, and comes back', () => {
    const line = onTerminal()
    line.show({ phase: 'publishing', total: 1200 })
    vi.advanceTimersByTime(1200)
    line.clear()
    expect(shown()).toBe('')
    vi.advanceTimersByTime(100)
    expect(shown()).toBe('Publishing files: 1,200')
    line.show()
    vi.advanceTimersByTime(1000)
    expect(shown()).toBe('')
  })
})

describe('progress in a log', () => {
  it('is a line for each long phase, once it is over', () => {
    const line = inCi()
    line.show({ phase: 'reading' })
    vi.advanceTimersByTime(800)
    line.show({ phase: 'rendering', done: 0, total: 50_000 })
    vi.advanceTimersByTime(12_000)
    line.show({ phase: 'rendering', done: 50_000, total: 50_000 })
    expect(screen).toBe('')
    line.show({ phase: 'publishing' })
    expect(screen).toBe('Rendering pages: 50,000 of 50,000 took 12 s\n')
    vi.advanceTimersByTime(6000)
    line.show()
    expect(screen).toBe('Rendering pages: 50,000 of 50,000 took 12 s\nPublishing files took 6 s\n')
  })

  it('does not count the time a watching command has waited for a save', () => {
    const line = inCi()
    // The second and third runs end at a mistake in what they read.
    for (const phases of [['reading', 'publishing'], ['reading'], ['reading']] as const) {
      for (const phase of phases) line.show({ phase })
      line.show()
      vi.advanceTimersByTime(60_000)
    }
    expect(screen).toBe('')
  })
})
