import { keepPlace } from '../author/keep-place.ts'
import { rename as renameIn } from '../author/rename.ts'
import type { Thing } from '../author/things.ts'
import type { ExitCode } from '../exit-codes.ts'
import { propose, type RenameOptions } from './propose.ts'
import type { Io } from './terminal/io.ts'

/** Renames a city, neighborhood, service or page, wherever the manifest refers to it. */
export const rename = (io: Io, thing: Thing, old: string, now: string, options: RenameOptions): Promise<ExitCode> =>
  propose(io, options, (draft, { site }) => {
    const renamed = renameIn(draft, thing, old, now)
    if (thing === 'city') keepPlace(draft, renamed.names!.old, now, site.manifest.practice)
    const hasOtherNames = thing === 'service' && renamed.names !== undefined && site.manifest.languages.length > 1
    return {
      title: `Rename the ${thing} "${old}" to "${now}"`,
      ...renamed,
      ...(hasOtherNames && { next: 'Its name in other languages is unchanged: edit it in services.yaml.' }),
    }
  })
