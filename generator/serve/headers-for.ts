export const headersFile = '_headers'

/**
 * The headers that the text of a `_headers` file sets for `path`, by name: from rules for one path, or for all below
 * `/*`.
 */
export function headersFor(path: string, text: string): Map<string, string> {
  const headers = new Map<string, string>()
  let fits = false
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) fits = isCovered(path, line.trim())
    else if (fits && line.includes(':')) {
      const at = line.indexOf(':')
      headers.set(line.slice(0, at).trim(), line.slice(at + 1).trim())
    }
  }
  return headers
}

const isCovered = (path: string, pattern: string) =>
  pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
