import type { IconName } from '../../generator/page.ts'

/** Our own icons: lines on a 24-unit grid, one path each. */
export const iconPaths: Record<IconName, string> = {
  eye: 'M2 12Q7 5 12 5t10 7q-5 7-10 7T2 12zm7 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0z',
  droplets: 'M14 5q6 6 6 10a6 6 0 1 1-12 0q0-4 6-10zM6 3q2.5 3 2.5 5a2.5 2.5 0 1 1-5 0Q3.5 6 6 3z',
  // Contour rings as on a corneal map. The steepest spot is low, as in keratoconus.
  'corneal-map': 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0zm4 1.5a5 5 0 1 0 10 0 5 5 0 1 0-10 0zM12 14.5v1',
  // In profile: the lens rests on the white of the eye and does not touch the cornea.
  'scleral-lens': 'M2 17q2-.5 3-3 2.5-8 7-8t7 8q1 2.5 3 3M6.5 18q1-7 5.5-7t5.5 7',
  // A curve that falls more and more slowly.
  slowing: 'M4 3v17h17M8 5c1 7 4 10 12 10',
  moon: 'M20 14.5A8.5 8.5 0 1 1 10 4a7 7 0 0 0 10 10.5zM17.5 3v5M15 5.5h5',
  headache: 'M9 21v-3H7a2 2 0 0 1-2-2v-2.5L3 12l2-3a7.5 7.5 0 1 1 12 6.5V21M13 6l-2.5 3.5h4L12 13',
  clock: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM12 7v5l3 2',
  'map-pin': 'M12 21.5C11 17.5 5 15 5 9.5a7 7 0 1 1 14 0c0 5.5-6 8-7 12zm-2.5-12a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0z',
  phone: 'M5 3h3l2 5-2.5 2a12 12 0 0 0 6.5 6.5l2-2.5 5 2v3a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z',
  mail: 'M3 6h18v13H3zM3 7l9 7 9-7',
  calendar: 'M4 6h16v14H4zM4 11h16M8 3v5M16 3v5',
  language: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0zm0 0h18M12 3q4 4 4 9t-4 9q-4-4-4-9t4-9z',
  'insurance-card': 'M3 5h18v14H3zM3 9h18M6.5 14h5M16.5 11.5v5M14 14h5',
}
