// "What it looks like": the names of the drawn views and where their pictures are, for the manifest's schema, the
// templates that show them and the step that publishes them.

export const viewNames = [
  'astigmatism',
  'cataract',
  'dry-eye',
  'floaters',
  'fuchs',
  'keratoconus',
  'migraine',
  'myopia',
  'narrow-angles',
  'retinal-detachment',
  'vitreous-detachment',
] as const

export type ViewName = (typeof viewNames)[number]

/** How strong a condition is drawn: each stage is a picture of its own, as blur that grows is no faded blur. */
export const stages = [1, 2, 3] as const
export type Stage = (typeof stages)[number]

/** Of every picture, in its own units. */
export const viewSize = { width: 600, height: 400 }

/** The scene as healthy eyes see it. */
export const clearPicture = '/views/clear.svg'

export const viewPicture = (name: ViewName, stage: Stage) => `/views/${name}-${stage}.svg`

/** The file at `path` shows the view `name` at that stage, or clear sight when it has none. */
export interface ViewPicture {
  path: string
  name?: ViewName
  stage?: Stage
}

/** Every picture that pages with these views need; none when there are no such pages. */
export function picturesOf(names: readonly ViewName[]): ViewPicture[] {
  if (names.length === 0) return []
  const staged = names.flatMap((name) => stages.map((stage) => ({ path: viewPicture(name, stage), name, stage })))
  return [{ path: clearPicture }, ...staged]
}
