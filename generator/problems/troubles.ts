import { CommitError } from '../publish/commit.ts'

/**
 * A system error in one sentence: what it means for the site, what it is and what to do. Undefined for other errors.
 */
export function formatSystemError(error: unknown): string | undefined {
  const { code, message, syscall } = error as NodeJS.ErrnoException
  if (code === undefined || !/^E[A-Z]+$/.test(code)) return undefined
  const isNew = code === 'ENOENT' && (syscall === 'mkdir' || syscall === 'symlink')
  const [what, todo] = isNew ? noPlace : (troubles[code] ?? ['the disk or the network refused', 'see to that'])
  const begun = error instanceof CommitError
  const untouched = syscall === 'listen' ? 'Nothing is served' : 'The published site was not touched'
  const site = begun
    ? `The new site is ${error.isPlaced ? 'in place, but not all is noted' : 'only partly in place'}`
    : untouched
  return `${site}: ${what} (${message}), so ${todo} and run the command again${begun ? ' to finish it' : ''}.`
}

const noPermission = ['this user has no permission', 'grant it'] as const
const tooManyFiles = ['too many files are open', 'close some programs'] as const
const noPlace = ['nothing can be made in that folder', 'choose another with --out'] as const
const inTheWay = ['a file stands where a folder is needed', 'move it away or choose another folder'] as const

/** The commonest errors: what they mean, and what to do about them. */
const troubles: Record<string, readonly [what: string, todo: string]> = {
  ENOSPC: ['the disk is full', 'free some space'],
  EDQUOT: ['your share of the disk is used up', 'free some space'],
  EACCES: noPermission,
  EPERM: noPermission,
  EROFS: ['the disk can only be read', 'choose another folder with --out'],
  EMFILE: tooManyFiles,
  ENFILE: tooManyFiles,
  ENOTDIR: inTheWay,
  EEXIST: inTheWay,
  EISDIR: ['a folder stands where a file is needed', 'move it away'],
  ENOENT: ['a file is gone that was there', 'see what takes it away'],
  EADDRINUSE: ['the port is taken', 'choose another with --port'],
}
