/** Fields that are shown as plain text only: in tabs, headings, menus and captions. */
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
]

export const isPlain = (field: string) => plainFields.includes(field)

/** Whether a field is a title: shown at the top of something, in tabs, menus and lists of pages. */
export const isTitle = (field: string) => ['title', 'heading', 'name', 'question'].includes(field)
