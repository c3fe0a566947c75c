/** The drawn views there are: how the world looks with a condition. What each shows is drawn in templates/views. */
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
