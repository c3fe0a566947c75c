import type { ReactElement } from 'react'
import type { IconName } from '../../generator/page.ts'
import { Icon } from './icon.tsx'
import { iconPaths } from './icon-paths.ts'

export const examples: Record<string, ReactElement> = Object.fromEntries(
  (Object.keys(iconPaths) as IconName[]).map((name) => [
    name,
    <p key={name}>
      <Icon name={name} /> {name}
    </p>,
  ]),
)
