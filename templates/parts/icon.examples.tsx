import type { ReactElement } from 'react'
import { iconNames } from '../../src/shared/icon-names.ts'
import { Icon } from './icon.tsx'

export const examples: Record<string, ReactElement> = Object.fromEntries(
  iconNames.map((name) => [
    name,
    <p key={name}>
      <Icon name={name} /> {name}
    </p>,
  ]),
)
