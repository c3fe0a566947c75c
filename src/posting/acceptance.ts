/**
 * Whether the body of a 2xx reply says that the message was accepted. An empty one does, and so does JSON unless it
 * says otherwise (`ok` or `success` is false, or there is an `error`). Anything else breaks the contract, such as the
 * login page of a hotel's network: "Message Sent!" would then be a guess.
 */
export function isAcceptance(body: string): boolean {
  if (body.trim() === '') return true
  const reply = parse(body)
  if (typeof reply !== 'object' || reply === null || Array.isArray(reply)) return false
  const { ok, success, error, errors } = reply as Record<string, unknown>
  const isFalse = (value: unknown) => value === false || value === 'false'
  const isGiven = (value: unknown) => Boolean(value) && !(Array.isArray(value) && value.length === 0)
  return !isFalse(ok) && !isFalse(success) && !isGiven(error) && !isGiven(errors)
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
