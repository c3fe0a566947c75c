/** The drawings that a service can have. They are made in templates/drawings/services. */
export const serviceDrawings = [
  'exam',
  'tear-film',
  'corneal-map',
  'lens-on-finger',
  'growing-child',
  'lens-at-night',
  'screen-work',
] as const

export type ServiceDrawingName = (typeof serviceDrawings)[number]
