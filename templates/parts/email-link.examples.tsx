import type { ReactElement } from 'react'
import { EmailLink } from './email-link.tsx'

export const examples: Record<string, ReactElement> = {
  address: <EmailLink email="office@example.com" />,
}
