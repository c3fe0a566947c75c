/** A mail service as a worker sees it: a fake of everything outside the worker. */
interface MailService {
  /** Passed to the worker as its outbound network. */
  outside: (request: Request) => Promise<Response>
  /** The requests since the last `reset`, whatever the response. */
  calls: { url: string; headers: Record<string, string>; body: Record<string, unknown> }[]
  /** The emails it has sent: one per idempotency key, as in services that honor the key. */
  sent: () => Record<string, unknown>[]
  /** Sets its responses from now on. */
  answer: (how: Answer) => void
  reset: () => void
}

type Answer = (body: Record<string, unknown>) => Response | Promise<Response>

export function mailService(): MailService {
  const calls: MailService['calls'] = []
  const sent = new Map<string, Record<string, unknown>>()
  const takes = () => Response.json({ id: '1' })
  let how: Answer = takes
  return {
    calls,
    sent: () => [...sent.values()],
    answer: (next) => {
      how = next
    },
    reset: () => {
      how = takes
      calls.length = 0
      sent.clear()
    },
    outside: async (request) => {
      const headers = Object.fromEntries(request.headers)
      const body = (await request.json()) as Record<string, unknown>
      calls.push({ url: request.url, headers, body })
      const response = await how(body)
      if (response.ok) sent.set(headers['idempotency-key'] ?? '', body)
      return response
    },
  }
}
