import { takeWordsAfter } from '../develop/take-words.ts'
import { isWrite, type Refusal, type StudioApi, type StudioCall, studioPath, tokenHeader } from '../shared/studio.ts'

export type Answer<C extends StudioCall> =
  | { ok: true; answer: StudioApi[C]['answers'] }
  | { ok: false; refusal: Refusal }

/** Calls the development server. Resolves to its answer, or to the reason it refuses. */
export function call<C extends StudioCall>(name: C, asks: StudioApi[C]['asks']): Promise<Answer<C>> {
  if (name === 'commit') return once(name, asks)
  return isWrite(name) ? takeWordsAfter(once(name, asks)) : ask(name, asks)
}

const unanswered = new Map<string, Promise<unknown>>()

/** Shares one request among equal calls until it is answered: the second click of a double click is not refused. */
function once<C extends StudioCall>(name: C, asks: StudioApi[C]['asks']): Promise<Answer<C>> {
  const key = JSON.stringify([name, asks])
  const asked = unanswered.get(key) ?? ask(name, asks).finally(() => unanswered.delete(key))
  unanswered.set(key, asked)
  return asked as Promise<Answer<C>>
}

async function ask<C extends StudioCall>(name: C, asks: StudioApi[C]['asks']): Promise<Answer<C>> {
  try {
    const response = await fetch(`${studioPath}${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [tokenHeader]: token },
      body: JSON.stringify(asks),
    })
    const answer: unknown = await response.json()
    return response.ok
      ? { ok: true, answer: answer as StudioApi[C]['answers'] }
      : { ok: false, refusal: answer as Refusal }
  } catch {
    return { ok: false, refusal: { error: noAnswer } }
  }
}

const noAnswer = 'The development server is not responding. Start it again: your unsaved texts are kept in this tab.'

let token = ''

/** Sets the token of this server run, which the server wrote into the page. */
export function rememberToken(given: string): void {
  token = given
}
