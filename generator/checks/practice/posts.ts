import { hostOf, hosts } from '../../hosts/index.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import type { Source } from '../../read/read.ts'
import { sourceOf } from '../../read/source-of.ts'
import { messagesPath, requestsPath } from '../../receiving/receive.ts'
import type { Site } from '../../site.ts'

/** Where each form is posted when this site itself receives it. */
const paths = { appointment: requestsPath, contact: messagesPath }

/** The hosts that can, as practice.yaml names them. */
const hostsThatReceive = hosts
  .filter(({ can }) => can.takesPosts === true)
  .map(({ name }) => `"host: ${name}"`)
  .join(' or ')

/**
 * Forms that are posted to a path of the site where nothing would receive them. A static host is reported only if
 * `requests:` shows that this site should receive them: otherwise, functions of the host may answer the path.
 */
export function checkPosts({ manifest: { practice } }: Site, sources: readonly Source[]): Problem[] {
  const source = sourceOf(sources, 'practice.yaml')!
  const host = hostOf(practice.host)
  const takesPosts = host.can.takesPosts === true
  return Object.entries(paths).flatMap(([name, path]) => {
    const form = practice[name as keyof typeof paths]
    if (form.delivery !== 'endpoint' || !form.url.startsWith('/')) return []
    const undelivered = (message: string, fix: string) => [
      problem('NOBODY_TAKES_POSTS', locate(source, [name, 'url']), message, fix),
    ]
    if (!takesPosts && practice.requests !== undefined)
      return undelivered(`${host.title} cannot accept what is posted to ${form.url}`, `Write ${hostsThatReceive}.`)
    if (takesPosts && practice.requests === undefined)
      return undelivered(
        `nothing delivers what is posted to ${form.url} to the practice`,
        'Add "requests:" with the service that delivers it.',
      )
    if (takesPosts && form.url !== path)
      return undelivered(`nothing on this site answers ${form.url}`, `Write "url: ${path}".`)
    return []
  })
}
