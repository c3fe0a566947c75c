import type { ReactElement } from 'react'
import { Letters } from './letters.tsx'

const links = ['A', 'Ba', 'Be', 'C', 'San'].map((label) => ({ label, href: `/sitemap/cities/${label.toLowerCase()}` }))
const letters = { id: 'letters', heading: 'Cities, by letter', links }

export const examples: Record<string, ReactElement> = {
  'all parts': <Letters letters={letters} />,
  'on the page of one': <Letters letters={{ ...letters, current: '/sitemap/cities/be' }} />,
}
