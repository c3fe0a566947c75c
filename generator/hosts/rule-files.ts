import { printRedirects, redirectsFile } from '../redirect-rules.ts'
import type { HeaderRule, HostFile, HostRules } from './host.ts'

export const headersFile = '_headers'

export const ruleFileNames = [headersFile, redirectsFile]

/** `_headers` and `_redirects`, which Netlify invented and other hosts read too. */
export const ruleFiles = ({ headers, redirects }: HostRules): [redirects: HostFile, headers: HostFile] => [
  { file: redirectsFile, text: printRedirects(redirects) },
  { file: headersFile, text: printHeaders(headers) },
]

export const printHeaders = (rules: readonly HeaderRule[]) =>
  rules
    .map(({ path, headers }) => [path, ...Object.entries(headers).map(written)].join('\n'))
    .join('\n')
    .concat('\n')

const written = ([name, value]: [string, string]) => `  ${name}: ${value}`

/** The inverse: parses the text of a `_headers` file. */
export function readHeaders(text: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = []
  for (const line of text.split('\n')) {
    const at = line.indexOf(':')
    if (line.startsWith('/')) rules.push({ path: line.trim(), headers: {} })
    else if (at !== -1 && rules.length > 0) rules.at(-1)!.headers[line.slice(0, at).trim()] = line.slice(at + 1).trim()
  }
  return rules
}

/** The headers that these rules set for `path`, by name. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Map<string, string> {
  return new Map(rules.filter((rule) => isCovered(path, rule.path)).flatMap(({ headers }) => Object.entries(headers)))
}

const isCovered = (path: string, pattern: string) =>
  pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
