/** All pictograms. They are drawn in templates/parts/icon-paths.ts. */
export const iconNames = [
  'eye',
  'droplets',
  'corneal-map',
  'scleral-lens',
  'slowing',
  'moon',
  'headache',
  'clock',
  'map-pin',
  'phone',
  'mail',
  'calendar',
  'language',
  'insurance-card',
] as const

export type IconName = (typeof iconNames)[number]
