import { join } from 'node:path'
import { readIfThere } from '../disk/read-if-there.ts'
import { parsedJson } from '../parsed-json.ts'
import { type RedirectRule, readRedirects, redirectsFile } from '../redirect-rules.ts'
import type { HeaderRule, HostFile, HostRules } from './host.ts'
import { headersFile, readHeaders } from './rule-files.ts'
import { withoutSlashForms } from './slash-forms.ts'

/** How a published folder should be served, according to its own files. */
export interface PublishedRules extends Pick<HostRules, 'redirects'> {
  /** As in `HostRules`; none if the folder lacks the file. */
  headers: readonly HeaderRule[]
  /** The host it was made for, if its files say so. Those for the default host do not. */
  host?: string
}

/** The folder for files that visitors must not read. Hosts are configured not to serve dotfiles. */
export const hostFolder = '.host'

/** The rules as data for our own commands, for hosts whose own files we can write but not parse. */
const rulesFile = `${hostFolder}/rules.json`

export const emitRules = (host: string, { headers, redirects }: Omit<PublishedRules, 'host'>): HostFile => ({
  file: rulesFile,
  text: `${JSON.stringify({ host, headers, redirects } satisfies PublishedRules, null, 1)}\n`,
})

/** Reads the files of a published folder as texts. A folder in place of a file counts as missing: it is replaced. */
export const textsIn =
  (folder: string) =>
  (name: string): string | undefined =>
    readIfThere(join(folder, name))?.toString()

/** The line of `_redirects` that names the host, where several read this file. */
export const madeFor = (host: string) => `# Made for ${host}\n`

/** The rules of a published folder. `read` returns the text of one of its files. */
export function publishedRules(read: (file: string) => string | undefined): PublishedRules {
  const kept = keptRules(read)
  if (kept !== undefined) return kept
  const text = read(redirectsFile) ?? ''
  const [, host] = /^# Made for ([\w-]+)$/m.exec(text) ?? []
  return { headers: readHeaders(read(headersFile) ?? ''), redirects: readRedirects(text), ...(host && { host }) }
}

/** Only the redirects of a published folder, without the extra forms that its host needs. */
export function publishedRedirects(read: (file: string) => string | undefined): RedirectRule[] {
  return withoutSlashForms(publishedRules(read).redirects)
}

/** The files above. Every published folder has one of them, whatever its host. */
export const filesOfRules = [redirectsFile, rulesFile]

/** Undefined if the file was altered or truncated: the next run makes it again. */
function keptRules(read: (file: string) => string | undefined): PublishedRules | undefined {
  const rules = parsedJson(read(rulesFile) ?? '') as PublishedRules | null | undefined
  return Array.isArray(rules?.headers) && Array.isArray(rules.redirects) ? rules : undefined
}
