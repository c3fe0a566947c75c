/** The names of the views: drawings of how the world looks with a condition, made in templates/views. */
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
