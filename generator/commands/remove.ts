import { pageIdIn } from '../author/find-thing.ts'
import { remove as removeFrom } from '../author/remove.ts'
import type { Thing } from '../author/things.ts'
import type { ExitCode } from '../exit-codes.ts'
import { UserError } from '../problems/user-error.ts'
import { type ProposeOptions, propose } from './propose.ts'
import type { Io } from './terminal/io.ts'

export interface RemoveOptions extends ProposeOptions {
  /** The page that all its URLs should redirect to. */
  to?: string
}

/** Removes a city, neighborhood, service or page from the manifest. */
export const remove = (io: Io, thing: Thing, name: string, { to, ...options }: RemoveOptions): Promise<ExitCode> =>
  propose(io, options, (draft, { site }) => {
    const page = to === undefined ? undefined : pageIdIn(to)
    if (page !== undefined && !site.links.has(page)) throw new UserError(`There is no page ${page} to redirect to.`)
    return {
      title: `Remove the ${thing} "${name}"`,
      ...removeFrom(draft, thing, name, { site, ...(page !== undefined && { to: page }) }),
    }
  })
