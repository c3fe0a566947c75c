import { memo } from '../memo.ts'
import { isGroup } from '../read/raw-values.ts'
import { walk } from '../read/walk.ts'
import { fillIns } from '../text/inline.ts'
import type { CareLevel } from './schemas/care.ts'

type SomeSigns = readonly { id: unknown; level: unknown }[]

/**
 * Whether texts tell a reader to act today: a red or amber card, or an answer that quotes such a sign. The geo gate
 * never blocks them. Works on unchecked texts as well.
 */
export function givesUrgentAdvice(texts: object, signs: SomeSigns): boolean {
  // Searched once: a service shares its texts with its pages in all cities.
  const known = memo(signs, 'urgent advice', () => new WeakMap<object, boolean>())
  const isUrgent = known.get(texts) ?? saysUrgent(texts, signs)
  known.set(texts, isUrgent)
  return isUrgent
}

function saysUrgent(texts: object, signs: SomeSigns): boolean {
  const urgent = urgentFillIns(signs)
  let found = false
  walk(texts, (value) => {
    if (isGroup(value)) found ||= isUrgent(value.level)
    else if (typeof value === 'string' && value.includes('{sign.'))
      found ||= fillIns(value).some((name) => urgent.has(name))
    return found ? false : undefined
  })
  return found
}

/** The placeholders that quote urgent signs. */
const urgentFillIns = (signs: SomeSigns): ReadonlySet<string> =>
  memo(
    signs,
    'urgent fill-ins',
    () => new Set(signs.filter(({ level }) => isUrgent(level)).map(({ id }) => `sign.${String(id)}`)),
  )

const isUrgent = (level: unknown) =>
  level === ('emergency' satisfies CareLevel) || level === ('urgent' satisfies CareLevel)
