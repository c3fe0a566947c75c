import { cleanLine } from './request.ts'

/** Where the visitor came from, read from the address: name and value, in the specification's order. */
export function referralOf(query: string): [name: string, value: string][] {
  const parameters = new URLSearchParams(query)
  return names.flatMap((name): [string, string][] => {
    const value = cleanLine(parameters.get(name) ?? '')
    return value === '' ? [] : [[name, value]]
  })
}

const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']
