import { gateRulesFile } from '../shared/geo-gate.ts'

const ask = {
  /** The service named in `data-lookup` of `<html>` learns the visitor's IP address and which site asks, no more. */
  location: () =>
    fetch(document.documentElement.dataset.lookup ?? '', {
      headers: { accept: 'application/json' },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    }),
  /** From our own host. */
  rules: () => fetch(`/${gateRulesFile}`),
}

type Name = keyof typeof ask

const page = globalThis as { gateRequests?: Partial<Record<Name, Promise<Response>>> }

/** Requests all that a check needs before any script file has arrived: a second earlier on a slow phone. */
export function requestEarly(): void {
  const early = { location: ask.location(), rules: ask.rules() }
  page.gateRequests = early
  // Whoever takes a response handles its failure. Until someone does, a browser would report an uncaught error.
  Promise.all([early.location, early.rules]).catch(() => {})
}

/** The response to the early request, which can be taken once. Later calls make a new request. Rejects like `fetch`. */
export function request(name: Name): Promise<Response> {
  const response = page.gateRequests?.[name] ?? ask[name]()
  delete page.gateRequests?.[name]
  return response
}
