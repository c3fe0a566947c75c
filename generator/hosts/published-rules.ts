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
  const kept = keptRules(read)
  if (kept !== undefined) return kept
  return { headers: readHeaders(read(headersFile) ?? ''), redirects: publishedRedirects(read) }
}

/** The redirects alone, for those who care for no more. */
export function publishedRedirects(read: (file: string) => string | undefined): RedirectRule[] {
  return [...(keptRules(read)?.redirects ?? readRedirects(read(redirectsFile) ?? ''))]
}

/** The files above: what a published folder has one of, whatever its host. */
export const filesOfRules = [redirectsFile, rulesFile]

/** Nothing where others have changed the file or cut it short: the next run makes it again. */
function keptRules(read: (file: string) => string | undefined): PublishedRules | undefined {
  try {
    const rules = JSON.parse(read(rulesFile) ?? 'null') as PublishedRules | null
    return Array.isArray(rules?.headers) && Array.isArray(rules.redirects) ? rules : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
