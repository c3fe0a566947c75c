import { execFileSync } from 'node:child_process'
import { fromHome } from '../../folders.ts'
import { shellWord } from '../../problems/shell-word.ts'
import type { Io } from './io.ts'

/** The command that reverts changes to these files; undefined unless Git has an earlier version of each. */
export function gitRestore({ manifest }: Pick<Io, 'manifest'>, files: readonly string[]): string | undefined {
  const folder = fromHome(manifest)
  // From another repository, Git knows the files only with -C.
  const ways = [
    { options: [], paths: files.map((file) => `${folder}/${file}`) },
    { options: ['-C', folder], paths: files },
  ]
  const way = ways.find(({ options, paths }) => areTracked(options, paths))
  return way && ['git', ...way.options, 'restore', ...way.paths].map(shellWord).join(' ')
}

function areTracked(options: readonly string[], paths: readonly string[]): boolean {
  try {
    execFileSync('git', [...options, 'ls-files', '--error-unmatch', '--', ...paths], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
