import type { ReactElement } from 'react'
import { Brand } from './brand.tsx'

export const examples: Record<string, ReactElement> = {
  name: <Brand name="Zeiss" />,
  logo: <Brand name="Zeiss" logo={{ src: '/images/zeiss.svg', width: 120, height: 40 }} />,
}
