import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { emptyRequest } from '../../src/islands/appointment/request.ts'
import { type SubmitContext, submit } from '../../src/islands/appointment/submit.ts'
import type { Answer } from '../../src/posting/sender.ts'
import { writeLetter } from '../../src/shared/letters/request-letter.ts'
import type { AppointmentRequest } from '../../src/shared/posted.ts'
import { practiceIn, usualRequest, wordsIn } from '../support/appointment.ts'

/** Surroundings in which everything succeeds, with a log of what happened, in order. */
function surroundings(changes: Partial<SubmitContext> = {}) {
  const happened: string[] = []
  const did = <T>(what: string, value: T): T => {
    happened.push(what)
    return value
  }
  const around: SubmitContext = {
    attempt: () => did('rate limit', { allowed: true, retryAt: 10_000 }),
    token: { matches: () => did('token', true), clear: () => did('token cleared', undefined) },
    write: (request) =>
      did(
        `written for ${request.fullName}`,
        writeLetter(
          request,
          { pageName: '', url: '', referral: [], emailSubject: '' },
          practiceIn('en'),
          wordsIn('en'),
        ),
      ),
    celebrate: () => did('confetti', undefined),
    track: (name, properties) => did(`${name} ${JSON.stringify(properties)}`, undefined),
    pause: (ms) => Promise.resolve(did(`pause ${ms}`, true)),
    openMail: (href) => did(href.slice(0, 40), undefined),
    ...changes,
  }
  return { around, happened }
}

test('a submission goes through its steps in the specified order', async () => {
  const { around, happened } = surroundings()
  const outcome = await submit({ ...usualRequest, fullName: ' <Ana> ' }, around)
  expect(outcome.name).toBe('opened')
  expect(happened).toEqual([
    'rate limit',
    'token',
    'written for Ana',
    'confetti',
    'appointment_request {"type":"dry-eye"}',
    'pause 1000',
    'mailto:appointments@clearwater-eye-care.',
    'token cleared',
  ])
})

test('a request without a visit type counts as General', async () => {
  const { around, happened } = surroundings()
  await submit(emptyRequest, around)
  expect(happened).toContain('appointment_request {"type":"General"}')
})

describe('nothing is opened or counted', () => {
  test('when the rate limit refuses, and the token is not checked', async () => {
    const { around, happened } = surroundings({ attempt: () => ({ allowed: false, retryAt: 12_001 }) })
    expect(await submit(usualRequest, around)).toEqual({ name: 'rate-limited', until: 12_001 })
    expect(happened).toEqual([])
  })

  test('when the token does not match', async () => {
    const { around, happened } = surroundings({ token: { matches: () => false, clear: () => {} } })
    expect(await submit(usualRequest, around)).toEqual({ name: 'wrong-token' })
    expect(happened).toEqual(['rate limit'])
  })
})

test('no mail app opens once the visitor has left during the pause', async () => {
  const { around, happened } = surroundings({ pause: () => Promise.resolve(false) })
  expect(await submit(usualRequest, around)).toEqual({ name: 'left' })
  expect(happened.at(-1)).toMatch(/^appointment_request/)
})

describe('where the practice has an endpoint', () => {
  const answering = (answer: Answer) => {
    const { around, happened } = surroundings()
    const post = (request: AppointmentRequest) => {
      happened.push(`posted for ${request.fullName}`)
      return Promise.resolve(answer)
    }
    return { around: { ...around, post }, happened }
  }

  test('the confetti and the event wait until the request is accepted, and no mail app opens', async () => {
    const { around, happened } = answering({ name: 'taken' })
    expect(await submit({ ...usualRequest, fullName: ' <Ana> ' }, around)).toEqual({ name: 'received' })
    expect(happened).toEqual([
      'rate limit',
      'token',
      'posted for Ana',
      'confetti',
      'appointment_request {"type":"dry-eye"}',
      'token cleared',
    ])
  })

  test('a request that was not taken is written out as a mail, keeps its token, and gets no confetti', async () => {
    vi.spyOn(console, 'warn').mockImplementationOnce(() => {})
    const { around, happened } = answering({ name: 'failed', why: 'the endpoint answered 500' })
    expect((await submit(usualRequest, around)).name).toBe('unsent')
    expect(happened.slice(2)).toEqual(['posted for Ana Núñez', 'written for Ana Núñez'])
  })

  test('when an endpoint asks to wait, the visitor is told until when', async () => {
    const { around, happened } = answering({ name: 'later', seconds: 30 })
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    expect(await submit(usualRequest, around)).toEqual({ name: 'later', until: Date.now() + 30_000 })
    expect(happened).not.toContain('confetti')
  })
})
