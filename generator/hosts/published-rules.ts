import { type RedirectRule, readRedirects, redirectsFile } from '../redirect-rules.ts'
import type { HostFile, HostRules } from './host.ts'
import { headersFile, readHeaders } from './rule-files.ts'

/** What the files of a published folder say of how it is to be served. */
export interface PublishedRules extends Pick<HostRules, 'headers' | 'redirects'> {
  /** The host it was made for, where its files tell. */
  host?: string
}

/** The folder of what no visitor is to read. Hosts are told to serve nothing whose name begins with a dot. */
export const hostFolder = '.host'

/** The rules as data, for our own commands, where the host's own files are in a language that we only write. */
const rulesFile = `${hostFolder}/rules.json`

export const emitRules = (host: string, { headers, redirects }: HostRules): HostFile => ({
  file: rulesFile,
  text: `${JSON.stringify({ host, headers, redirects } satisfies PublishedRules, null, 1)}\n`,
})

/** The rules of a published folder; `read` gives the text of one of its files. */
export function publishedRules(read: (file: string) => string | undefined): PublishedRules {
  const kept = read(rulesFile)
  if (kept !== undefined) return JSON.parse(kept) as PublishedRules
  return { headers: readHeaders(read(headersFile) ?? ''), redirects: publishedRedirects(read) }
}

/** The redirects alone, for those who care for no more. */
export function publishedRedirects(read: (file: string) => string | undefined): RedirectRule[] {
  return [
    ...(read(rulesFile) === undefined ? readRedirects(read(redirectsFile) ?? '') : publishedRules(read).redirects),
  ]
}

/** The files above: what a published folder has one of, whatever its host. */
export const filesOfRules = [redirectsFile, rulesFile]
