import { postedRequest } from '../../src/islands/appointment/posted-request.ts'
import type { PostedMessage, PostedRequest } from '../../src/shared/posted.ts'
import { usualRequest } from './appointment.ts'

// Posts for both form receivers, the preview and a worker at the edge, which must respond alike.

const source = {
  pageName: 'Dry eye',
  url: 'https://clinic.example/conditions/dry-eye',
  referral: [['utm_source', 'a']],
} as const

export const request1: PostedRequest = postedRequest(usualRequest, source, 'en')

export const message1: PostedMessage = {
  name: 'Ana Ruiz',
  phone: '',
  email: 'ana@example.com',
  reason: 'lenses',
  message: 'Do you fit scleral lenses?',
  language: 'es',
}

/** How a post differs from one of `request1` by a page of the site. */
export interface Changes {
  path?: string
  method?: string
  /** Headers with an empty value are not sent. */
  headers?: Record<string, string>
  body?: unknown
  text?: string
}

export const usualKey = '0f8fad5b-d9cb-469f-a165-70867728950e'

/** A different key for each number. */
export const keyNumber = (at: number) => `key-number-${String(at).padStart(8, '0')}`

/** A post to the site at `origin`, as `fetch` takes it. */
export function post(origin: string, { path = '/api/requests', method = 'POST', headers, body, text }: Changes = {}) {
  const all = {
    origin,
    'content-type': 'application/json',
    'x-csrf-token': 'ab'.repeat(32),
    'idempotency-key': usualKey,
    ...headers,
  }
  return new Request(`${origin}${path}`, {
    method,
    headers: Object.entries(all).filter(([, value]) => value !== ''),
    ...(method === 'POST' && { body: text ?? JSON.stringify(body ?? request1) }),
  })
}

/** Posts that every receiver refuses, with the status. */
export const refused: [status: number, what: string, changes: Changes][] = [
  [405, 'another method', { method: 'GET' }],
  [403, 'a page of another site', { headers: { origin: 'https://evil.example' } }],
  [403, 'a page in a frame without an origin', { headers: { origin: 'null' } }],
  [403, 'no page at all', { headers: { origin: '' } }],
  [415, 'another type', { headers: { 'content-type': 'text/plain' } }],
  [415, 'what a form of HTML sends', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
  [415, 'a type that only begins like JSON', { headers: { 'content-type': 'application/jsonx' } }],
  [403, 'no token', { headers: { 'x-csrf-token': '' } }],
  [403, 'a token that is none', { headers: { 'x-csrf-token': 'secret' } }],
  [400, 'no key', { headers: { 'idempotency-key': '' } }],
  [400, 'a key so short that others may have it', { headers: { 'idempotency-key': usualKey.slice(0, 15) } }],
  [400, 'a key that is too long', { headers: { 'idempotency-key': 'a'.repeat(65) } }],
  [400, 'a key that would be another table', { headers: { 'idempotency-key': "x'); DROP TABLE posted; --" } }],
  [413, 'a body that is too long', { text: JSON.stringify({ fullName: 'é'.repeat(32_001) }) }],
  [422, 'no body', { text: '' }],
  [422, 'broken JSON', { text: '{"fullName":' }],
  [422, 'a list', { body: [request1] }],
  [422, 'a number where text is wanted', { body: { ...request1, fullName: 7 } }],
  [422, 'a list of lists', { body: { ...request1, preferredDays: [['monday']] } }],
  [422, 'a day that is none', { body: { ...request1, preferredDays: ['someday'] } }],
  [422, 'a field that is not ours', { body: { ...request1, admin: true } }],
  [422, 'a field of all objects', { text: JSON.stringify(request1).replace('{', '{"__proto__":{"ok":1},') }],
  [422, 'a field that is missing', { body: { ...request1, url: undefined } }],
  [422, 'a text that no form lets through', { body: { ...request1, fullName: 'a'.repeat(1001) } }],
  [422, 'more tags than links have', { body: { ...request1, referral: tags(100) } }],
  [422, 'no way to answer', { body: { ...request1, phoneNumber: '', emailAddress: '' } }],
  [422, 'a message without words', { path: '/api/messages', body: { ...message1, message: '' } }],
  [422, 'a message of what is cleaned away', { path: '/api/messages', body: { ...message1, message: ' <>\u0000' } }],
  [422, 'numbers where ways to answer are wanted', { body: { ...request1, phoneNumber: 7, emailAddress: 7 } }],
  [422, 'a way to answer that is blank', { body: { ...request1, phoneNumber: ' ', emailAddress: '\n' } }],
  [422, 'a request where messages go', { path: '/api/messages' }],
]

/** More than any server reads before it responds. The response may be lost while the rest is being sent. */
export const hugePost: Changes = { text: 'a'.repeat(5_000_000) }

function tags(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`utm_${at}`, 'a']))
}
