import type { IconName } from '../../generator/page.ts'
import { iconPaths } from './icon-paths.ts'

/** A pictogram in the color and, by default, the size of the words beside it. It says nothing that they do not. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  )
}

/** An h3 with its pictogram. */
export function IconHeading({ icon, words }: { icon: IconName; words: string }) {
  return (
    <h3>
      <Icon name={icon} />
      {words}
    </h3>
  )
}
