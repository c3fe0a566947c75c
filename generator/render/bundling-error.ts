/**
 * Turns the output of the bundler, a separate program, into an error. What it writes in quantity is the bundle, so a
 * full disk is the one with the cache. It also compiles its configuration, into node_modules and next to the templates.
 * A signal `ended` it if the system had no memory or threads for it, or at the deadline.
 */
export function bundlingError(output: string, folder: string, ended: NodeJS.Signals | null = null): Error {
  if (ended !== null) return Object.assign(new Error(`EAGAIN: bundling was ended by ${ended}`), { code: 'EAGAIN' })
  const [refused, code] = /\b(EROFS|EACCES|EPERM): .*/.exec(output) ?? []
  if (refused !== undefined) return Object.assign(new Error(refused), { code, syscall: 'bundle' })
  if (hadTooFewFiles(output)) return Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE' })
  const hasNoRoom = /ENOSPC|EDQUOT|\(os error (?:28|122)\)/.test(output)
  return hasNoRoom
    ? Object.assign(new Error('ENOSPC: no space left for the bundle'), { code: 'ENOSPC', path: folder })
    : new Error(`the templates could not be bundled:\n${output}`)
}

/** Node reports a package that it may not open as missing. Bundling opens about 140 files at once. */
function hadTooFewFiles(output: string): boolean {
  if (/EMFILE|ENFILE|\(os error 2[34]\)/.test(output)) return true
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files: { soft: number | string } } }
  return /ERR_MODULE_NOT_FOUND/.test(output) && Number(userLimits?.open_files.soft) < 256
}
