/** Says that the form has been taken. */
export const accepted = (): Response => answer(200, { ok: true })

/** Says why it has not, without repeating anything that was posted. */
export const refusal = (status: number, error: string, headers: Record<string, string> = {}): Response =>
  answer(status, { ok: false, error }, headers)

const answer = (status: number, body: object, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
