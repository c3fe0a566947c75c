import { grouped } from '../numbers.ts'
import { counted, type Host, type Limit } from './host.ts'

/** The complaint that `amount` exceeds the limit; undefined while it does not. */
export const limitFault = ({ title }: Host, { of, atMost, source }: Limit, amount: number): string | undefined =>
  amount <= atMost
    ? undefined
    : `the site has ${grouped(amount)} ${counted[of]}, but the limit of ${title} is ${grouped(atMost)}: see ${source}`
