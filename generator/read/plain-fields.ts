import { fieldOf, type Path } from './raw-values.ts'

/** Fields that are shown as plain text only: in tabs, headings, menus, captions and lists of facts, and on paper. */
const plainFields: readonly string[] = [
  'title',
  'description',
  'heading',
  'name',
  'summary',
  'inShort',
  'question',
  'alt',
  'caption',
  'term',
  'choice',
  'by',
  'columns',
  'label',
  'subject',
  'value',
  'cityTitle',
  'cityDescription',
  'cityHeading',
  'lead',
  'lines',
  'areas',
  'route',
  'before',
  'after',
  'author',
  'location',
  'publisher',
  'includes',
  'bring',
  'arrive',
  'ask',
  'emailSubject',
  'medicalName',
  'jobTitle',
  'credentials',
  'role',
  'street',
  'city',
  'plans',
]

/**
 * Files and groups whose texts are all plain: interface words, quotes, the words of links, the hours, names of places,
 * and facts such as `{fact.since-year}`, which headings may contain too.
 */
const plainGroups: readonly RegExp[] = [
  /^ui\//,
  /^testimonials\.yaml/,
  /^navigation\.yaml/,
  /^practice\.yaml (hours|claims|equipment|promises) /,
  /^(cities|neighborhoods)\.yaml \d+ names /,
]

export const isPlain = (field: string) => plainFields.includes(field)

export const isPlainAt = (file: string, path: Path) =>
  isPlain(fieldOf(path)) || plainGroups.some((group) => group.test(`${file} ${path.join(' ')}`))

/** Whether a field is a title: shown at the top of something, in tabs, menus and lists of pages. */
export const isTitle = (field: string) => ['title', 'heading', 'name', 'question'].includes(field)
