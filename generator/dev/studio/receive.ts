import { type StudioApi, type StudioCall, studioPath } from '../../../src/shared/studio.ts'
import { parsedJson } from '../../parsed-json.ts'
import { readLimited } from '../../receiving/read-limited.ts'
import { answer, isCall } from './answer.ts'
import { asks } from './asks.ts'
import type { StudioContext } from './context.ts'
import { guard } from './guard.ts'
import { Refused } from './refused.ts'

/** Who makes an editor call, and how to report a failure of ours. */
export interface Caller {
  /** The address that the request comes from. */
  address: string
  /** The token that the editor's requests carry in this run. */
  token: string
  /** Prints an error that is ours rather than the editor's. */
  logError: (error: unknown) => void
}

/** In bytes: more than any text needs. */
const longest = 1_000_000

/** Answers a request to the editor's address, always with JSON. `context` is made once the caller is known. */
export async function receive(
  request: Request,
  { address, token, context, logError }: Caller & { context: () => StudioContext },
): Promise<Response> {
  try {
    guard(request, address, token)
    const call = new URL(request.url).pathname.slice(studioPath.length)
    if (!isCall(call)) throw new Refused(404, { error: `There is no call "${call}".` })
    return Response.json(await answer(call, await readAsked(call, request), context()))
  } catch (error) {
    if (error instanceof Refused) return Response.json(error.refusal, { status: error.status })
    // The editor shows one line; the stack goes to the terminal.
    logError(error)
    return Response.json({ error: error instanceof Error ? error.message : String(error) }, { status: 500 })
  }
}

async function readAsked<C extends StudioCall>(call: C, request: Request): Promise<StudioApi[C]['asks']> {
  const body = await readLimited(request, longest)
  if (body === undefined) throw new Refused(413, { error: 'This is too long for any text: shorten it, or split it.' })
  const { success, data, error } = asks[call].safeParse(parsedJson(body))
  if (success) return data
  // Our own messages are about what a person may have pasted. Any other issue is a bug in the editor.
  const own = error.issues.find(({ code }) => code === 'custom')
  throw new Refused(400, { error: own?.message ?? `The request is not valid for "${call}".` })
}
