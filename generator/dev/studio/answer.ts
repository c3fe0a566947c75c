import type { StudioApi, StudioCall } from '../../../src/shared/studio.ts'
import { loadSite } from '../../load-site.ts'
import { readManifest } from '../../read/read.ts'
import type { Site } from '../../site.ts'
import { addCity, nearbyPlaces } from './cities.ts'
import type { Desk } from './context.ts'
import { commitManifest, gitState } from './git.ts'
import { listSaves, undo } from './history.ts'
import { pageStates } from './pages.ts'
import { planText } from './plan-text.ts'
import { Refused } from './refused.ts'
import { saveTexts } from './save.ts'
import { textInfo } from './texts.ts'
import { trial } from './trial.ts'
import { unseenTexts } from './unseen.ts'

/** Answers an editor call. Throws a `Refused` for one that cannot be carried out. */
export async function answer<C extends StudioCall>(
  call: C,
  asked: StudioApi[C]['asks'],
  desk: Desk,
): Promise<StudioApi[C]['answers']> {
  return (await calls[call](asked as never, desk)) as StudioApi[C]['answers']
}

export const isCall = (name: string): name is StudioCall => Object.hasOwn(calls, name)

const calls: { [C in StudioCall]: (asked: StudioApi[C]['asks'], desk: Desk) => Answered<C> | Promise<Answered<C>> } = {
  text: ({ place }, desk) => textInfo(place, asOnDisk(desk).loaded),
  unseen: ({ url }, desk) => ({ texts: unseenTexts(url, siteOf(desk), desk.loaded.sources) }),
  try: ({ changes }, desk) => trial(changes, asOnDisk(desk)),
  save: ({ changes }, desk) => saveTexts(changes, asOnDisk(desk)),
  saves: (_, desk) => ({ saves: listSaves(desk) }),
  undo: ({ id }, desk) => ({ saves: undo(id, desk) }),
  plan: async (_, { folder, out }) => {
    const [text, git] = await Promise.all([planText(folder, out), gitState(folder)])
    return { text, ...(git && { git }) }
  },
  commit: (asked, { folder }) => commitManifest(folder, asked),
  pages: (_, desk) => ({ pages: pageStates(siteOf(desk), desk.loaded, desk.today) }),
  nearby: (asked, desk) => ({ places: nearbyPlaces(asked, siteOf(desk)) }),
  city: ({ name }, desk) => addCity(name, asOnDisk(desk)),
}

type Answered<C extends StudioCall> = StudioApi[C]['answers']

/** Reloads files that were saved since the last load: a change applies to what is on disk now. */
function asOnDisk(desk: Desk): Desk {
  const { folder, loaded } = desk
  const read = readManifest(folder, loaded.sources)
  const isSame =
    read.sources.length === loaded.sources.length && read.sources.every((each, index) => each === loaded.sources[index])
  return isSame ? desk : { ...desk, loaded: loadSite(folder, loaded, { preview: true }) }
}

function siteOf({ loaded: { site } }: Desk): Site {
  if (site === undefined) throw new Refused(422, { error: 'Fix the errors in the manifest first.' })
  return site
}
