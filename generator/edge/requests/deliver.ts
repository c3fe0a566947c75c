import { secondsToWait } from '../../../src/shared/retry-after.ts'
import type { Requests } from '../../parse/schemas/requests.ts'
import type { Posted } from '../../receiving/receive.ts'
import type { Site } from '../../site.ts'
import { mailOf } from './mail.ts'
import { type Mail, mailServices } from './services.ts'

/** What the host gives the worker, by name: storage, and the secrets of the practice. */
export type Bindings = Readonly<Record<string, unknown>>

/**
 * The outcome of a delivery. `why` repeats nothing from the form; `wait` is the pause the service asks for, in
 * milliseconds. `isRefused`: the service rejects the content of this form, but may well accept others.
 */
export type Delivery = { isDone: true } | { isDone: false; why: string; wait: number; isRefused?: boolean }

/** The statuses of a service that understood the request, and will never accept it. */
const refusals = [400, 413, 422]

/**
 * Milliseconds after which a service that has not answered counts as dead. A slow one may have taken the letter all the
 * same, and would get it again at each try.
 */
const timeout = 30_000

/** A posted form as the practice is to get it, and the service that brings it there. */
export interface Letter {
  requests: Requests
  mail: Omit<Mail, 'from'>
}

/** The letter of a form; undefined if the practice's practice.yaml names no service. */
export function letterOf(posted: Posted, site: Site): Letter | undefined {
  const { requests } = site.manifest.practice
  return requests && { requests, mail: mailOf(posted, site) }
}

/**
 * Delivers a posted form to the practice through the service of its letter. Sends the form's idempotency key, so that a
 * service that honors it accepts each form once, however often we miss its response and try again. `refused` is how
 * often the service has rejected the content of this form.
 */
export async function deliver(posted: Posted, letter: Letter, bindings: Bindings, refused: number): Promise<Delivery> {
  const { requests } = letter
  const secret = secretIn(bindings, requests.secret)
  if (secret === undefined) return { isDone: false, why: `the secret ${requests.secret} is not set`, wait: 0 }
  const { url, key, headers, body } = callOf(letter, secret, posted, refused)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'idempotency-key': key,
        ...headers,
      },
      body: JSON.stringify(body),
      // The secret is for this URL only.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    })
    // Only the status counts: an accepted letter must not be sent again because the rest of the response was lost.
    await response.body?.cancel().catch(() => {})
    if (response.ok) return { isDone: true }
    const why = `${requests.by} answered ${response.status}`
    return {
      isDone: false,
      why,
      wait: secondsToWait(response.headers) * 1000,
      isRefused: refusals.includes(response.status),
    }
  } catch (error) {
    return { isDone: false, why: `${requests.by} did not answer (${(error as Error).name})`, wait: 0 }
  }
}

/** The secret of this name. One that is blank or, as no header can carry it, of several lines counts as missing. */
export function secretIn(secrets: Bindings, name: string): string | undefined {
  const value = secrets[name]
  const secret = typeof value === 'string' ? value.trim() : ''
  return /^\P{Cc}+$/u.test(secret) ? secret : undefined
}

/**
 * The request that brings the letter to its service. If a mail service has refused the letter, every other try leaves
 * out the reply-to address, which is also in the text: nothing else in the headers was typed by the visitor. To the
 * service, that is another letter, so it gets an idempotency key of its own.
 */
function callOf({ requests, mail }: Letter, secret: string, { path, key, body: form }: Posted, refused: number) {
  if (requests.by === 'webhook') {
    return { url: requests.url, key, headers: { authorization: `Bearer ${secret}` }, body: { path, ...mail, form } }
  }
  const { url, headers, body } = mailServices[requests.by]
  const { replyTo, ...plain } = mail
  const isPlain = refused % 2 === 1
  return {
    url,
    key: isPlain ? `${key}-plain` : key,
    headers: headers(secret),
    body: body({ ...(isPlain ? plain : mail), from: requests.from }),
  }
}
