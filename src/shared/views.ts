// The paths of the pictures for "What it looks like", for the templates that show them and the step that publishes
// them. Which views exist is decided elsewhere.

/**
 * How strongly a condition is drawn. Each stage is a separate picture, because fading cannot produce a growing blur.
 */
export const stages = [1, 2, 3] as const
export type Stage = (typeof stages)[number]

/** The size of every picture, in its own units. */
export const viewSize = { width: 600, height: 400 }

/** The scene without any condition. */
export const clearPicture = '/views/clear.svg'

export const viewPicture = (name: string, stage: Stage) => `/views/${name}-${stage}.svg`

/** The file at `path` shows the view `name` at that stage, or the scene without any condition if there is no name. */
interface ViewPicture<Name extends string> {
  path: string
  name?: Name
  stage?: Stage
}

/** Every picture that pages with these views need, or none if there are no such pages. */
export function picturesOf<Name extends string>(names: readonly Name[]): ViewPicture<Name>[] {
  if (names.length === 0) return []
  const staged = names.flatMap((name) => stages.map((stage) => ({ path: viewPicture(name, stage), name, stage })))
  return [{ path: clearPicture }, ...staged]
}
