import { grouped } from '../languages.ts'
import { counted, type Host, type Limit } from './host.ts'

/** What is wrong with `amount` of what a host counts; nothing while the host takes as many. */
export const passed = ({ title }: Host, { of, atMost, source }: Limit, amount: number): string | undefined =>
  amount <= atMost
    ? undefined
    : `the site has ${grouped(amount)} ${counted[of]}, and ${title} takes ${grouped(atMost)}: see ${source}`
