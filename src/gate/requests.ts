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

/** Asks for all that a check needs before any script file has arrived: on a slow phone that is a second earlier. */
export function requestEarly(): void {
  const early = { location: ask.location(), rules: ask.rules() }
  page.gateRequests = early
  // Whoever takes one is told that it failed. Until then nobody is, and a browser would report an uncaught error.
  Promise.all([early.location, early.rules]).catch(() => {})
}

/** The response to the early request, which is taken once; later calls make a new request. Rejects like `fetch`. */
export function request(name: Name): Promise<Response> {
  const response = page.gateRequests?.[name] ?? ask[name]()
  delete page.gateRequests?.[name]
  return response
}
