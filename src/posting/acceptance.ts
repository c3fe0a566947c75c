/**
 * Whether the body of a 2xx reply says that the message was taken: an empty one does, and JSON does unless it says
 * otherwise (`ok` or `success` is false, there is an `error`). Anything else does not follow the contract, such as the
 * login page of a hotel's network: "Message Sent!" would be a guess then.
 */
export function isAcceptance(body: string): boolean {
  if (body.trim() === '') return true
  const reply = parse(body)
  if (typeof reply !== 'object' || reply === null || Array.isArray(reply)) return false
  const { ok, success, error, errors } = reply as Record<string, unknown>
  const isNo = (value: unknown) => value === false || value === 'false'
  const isGiven = (value: unknown) => Boolean(value) && !(Array.isArray(value) && value.length === 0)
  return !isNo(ok) && !isNo(success) && !isGiven(error) && !isGiven(errors)
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
