import type { Plan, Proposal } from './plan.ts'

/** The proposed redirects under their headings, for text and Markdown to print. Empty lists are left out. */
export const proposalLists = ({ proposals, instead }: Plan): { heading: string; proposed: readonly Proposal[] }[] =>
  [
    { heading: 'Pages that have moved', proposed: proposals },
    { heading: 'To redirect visitors of a removed city to the nearest one, and to the services', proposed: instead },
  ].filter(({ proposed }) => proposed.length > 0)
