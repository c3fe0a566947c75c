import type { StudioApi, StudioCall } from '../../../src/shared/studio.ts'
import { loadSite } from '../../load-site.ts'
import { readManifest } from '../../read/read.ts'
import type { Site } from '../../site.ts'
import { addEntry, formFor } from './add-entry.ts'
import { addCity, nearbyPlaces } from './cities.ts'
import type { StudioContext } from './context.ts'
import { commitManifest, gitState } from './git.ts'
import { listSaves, undo } from './history.ts'
import { holdersOf } from './holders.ts'
import { pageRows } from './pages.ts'
import { planned } from './planned.ts'
import { Refused, refusalOf } from './refused.ts'
import { removalOf, removeEntry } from './remove-entry.ts'
import { saveChanges } from './save.ts'
import { textInfo } from './text-info.ts'
import { onPage, spotsNow } from './text-places.ts'
import { trial } from './trial.ts'
import { unseenTexts } from './unseen.ts'

/** Answers an editor call. Throws a `Refused` for one that cannot be carried out. */
export async function answer<C extends StudioCall>(
  call: C,
  asked: StudioApi[C]['asks'],
  context: StudioContext,
): Promise<StudioApi[C]['answers']> {
  return await calls[call](asked, context)
}

export const isCall = (name: string): name is StudioCall => Object.hasOwn(calls, name)

const calls: {
  [C in StudioCall]: (asked: StudioApi[C]['asks'], context: StudioContext) => Answered<C> | Promise<Answered<C>>
} = {
  text: (spot, context) => textInfo(onPage(spot, context.shown), asOnDisk(context).loaded),
  find: ({ spots }, context) => ({ spots: spotsNow(spots, asOnDisk(context).loaded.sources) }),
  holders: (asked, context) => holdersOf(asked, asOnDisk(context).loaded),
  unseen: ({ url }, context) => ({ texts: unseenTexts(url, siteOf(context), context.loaded.sources) }),
  try: ({ changes }, context) => trial(changes, asOnDisk(context)),
  save: ({ changes }, context) => saveChanges(changes, asOnDisk(context)),
  entry: (spot, context) => formFor(spot, asOnDisk(context).loaded),
  add: (asked, context) => addEntry(asked, asOnDisk(context)),
  removal: (spot, context) => removalOf(spot, asOnDisk(context).loaded),
  remove: (asked, context) => removeEntry(asked, asOnDisk(context)),
  saves: (_, context) => ({ saves: listSaves(context) }),
  undo: (asked, context) => undo(asked, asOnDisk(context)),
  plan: async (_, { folder, out }) => {
    const [plan, git] = await Promise.all([planned(folder, out), gitState(folder).catch(refusalOf)])
    return { ...plan, git }
  },
  commit: (asked, { folder }) => commitManifest(folder, asked),
  pages: (_, context) => ({ pages: pageRows(siteOf(context), context.loaded, context.today) }),
  nearby: (asked, context) => ({ places: nearbyPlaces(asked, siteOf(context)) }),
  city: ({ name }, context) => addCity(name, asOnDisk(context)),
}

type Answered<C extends StudioCall> = StudioApi[C]['answers']

/** Reloads files that were saved since the last load: a change applies to what is on disk now. */
function asOnDisk(context: StudioContext): StudioContext {
  const { folder, loaded } = context
  const read = readManifest(folder, { before: loaded.sources })
  const isSame =
    read.sources.length === loaded.sources.length && read.sources.every((each, index) => each === loaded.sources[index])
  return isSame ? context : { ...context, loaded: loadSite(folder, { before: loaded, preview: true }) }
}

function siteOf({ loaded: { site } }: StudioContext): Site {
  if (site === undefined) throw new Refused(422, { error: 'Fix the errors in the manifest first.' })
  return site
}
