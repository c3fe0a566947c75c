import { headersFor } from '../../hosts/rule-files.ts'
import type { Practice } from '../../parse/schemas/practice.ts'
import { refusal } from '../../receiving/answers.ts'
import { receiver, type Take } from '../../receiving/receive.ts'
import type { Site } from '../../site.ts'
import type { EdgePractice } from '../practice.ts'
import { type Bindings, letterOf, secretIn } from './deliver.ts'
import type { Order } from './outbox.ts'

/** The name of the class, and of the binding by which the worker reaches its objects. */
export const outboxName = 'Outbox'

/** A binding to Durable Objects. */
interface Outboxes {
  idFromName: (name: string) => unknown
  get: (id: unknown) => { fetch: (url: string, init: RequestInit) => Promise<Response> }
}

/** Answers what a form of the practice has posted to the site itself; `undefined` for everything else. */
export async function takePosts(
  request: Request,
  { site, rules }: Pick<EdgePractice, 'site' | 'rules'>,
  bindings: Bindings,
): Promise<Response | undefined> {
  const { practice } = site.manifest
  const path = new URL(request.url).pathname
  if (practice.requests === undefined || !postPaths(practice).includes(path)) return undefined
  const isSecretSet = secretIn(bindings, practice.requests.secret) !== undefined
  const take = isSecretSet ? sendToOutbox(site, bindings[outboxName] as Outboxes) : () => refusal(503, unset)
  // Cloudflare sets this header, whatever the visitor's own request says.
  const answer = await receiver(take)(request, request.headers.get('cf-connecting-ip') ?? '')
  for (const [name, value] of headersFor(path, rules.headers)) answer?.headers.set(name, value)
  return answer
}

/** Without its secret the worker cannot deliver anything, so it accepts nothing. */
const unset = 'the site cannot deliver anything yet'

/** The paths of this site that forms post to. */
const postPaths = ({ appointment, contact }: Practice): string[] =>
  [appointment, contact].flatMap((form) => (form.delivery === 'endpoint' ? [form.url] : []))

const sendToOutbox =
  (site: Site, outboxes: Outboxes): Take =>
  async (posted, address) => {
    const { url: practice } = site.manifest.practice
    const outbox = outboxes.get(outboxes.idFromName(practice))
    try {
      const order: Order = { posted: { ...posted, practice, letter: letterOf(posted, site) }, address }
      const answer = await outbox.fetch('https://outbox/', { method: 'POST', body: JSON.stringify(order) })
      return new Response(answer.body, answer)
    } catch (error) {
      // Only the name of the error: its message could repeat what was typed.
      console.error(`Not stored for ${practice}: ${(error as Error).name}.`)
      return refusal(500, 'it could not be stored')
    }
  }
