import { dirname } from 'node:path'
import { countBy } from '../group-by.ts'
import type { Host, Limit } from '../hosts/host.ts'
import { limitFault } from '../hosts/limits.ts'
import { highest, sum } from '../numbers.ts'
import { UserError } from '../problems/user-error.ts'
import type { FileRecord } from './record.ts'

/**
 * Refuses to publish more files or bytes than the host accepts, before anything changes. All files are known only now:
 * limits that can be checked from the manifest alone are in checks/addresses/host-limits.ts.
 */
export function refuseTooMuch(host: Host, files: ReadonlyMap<string, Pick<FileRecord, 'size'>>): void {
  const faults = host.limits.flatMap((limit) => limitFault(host, limit, amountOf(limit.of, files)) ?? [])
  if (faults.length === 0) return
  throw new UserError([...faults, 'Nothing was published. Choose another host, or make fewer pages.'].join('\n'))
}

function amountOf(of: Limit['of'], files: ReadonlyMap<string, Pick<FileRecord, 'size'>>): number {
  if (of === 'files') return files.size
  if (of === 'bytes') return sum(Array.from(files.values(), ({ size }) => size))
  return of === 'filesInFolder' ? highest(countBy(files.keys(), (name) => dirname(name)).values()) : 0
}
