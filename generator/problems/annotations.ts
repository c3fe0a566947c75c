import { pathOf } from './path-of.ts'
import type { Problem } from './problems.ts'

/**
 * Problems as workflow commands, which GitHub shows next to the lines of a pull request. `folder` is the manifest as
 * seen from the root of the repository.
 */
export const asAnnotations = (problems: readonly Problem[], _sources: unknown, folder: string): string =>
  problems
    .map(({ code, severity, file, line, column, message, fix }) => {
      const place = `file=${property(pathOf(folder, file))},line=${line},col=${column},title=${property(code)}`
      return `::${severity} ${place}::${data(`${message}\nFix: ${fix}`)}`
    })
    .join('\n')

// Escaped as GitHub's own toolkit does (@actions/core).
const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
