import { CommitError } from '../publish/commit.ts'

/**
 * A system error in one sentence: what it means for the site, what it is and what to do. Undefined for other errors.
 */
export function formatSystemError(error: unknown): string | undefined {
  const { code, message, syscall } = error as NodeJS.ErrnoException
  if (code === undefined || !/^E[A-Z]+$/.test(code)) return undefined
  const isNew = code === 'ENOENT' && (syscall === 'mkdir' || syscall === 'symlink')
  const [what, remedy] = isNew ? noPlace : (troubles[code] ?? ['the disk or the network failed', 'fix that'])
  const hasBegun = error instanceof CommitError
  const untouched = syscall === 'listen' ? 'Nothing is served' : 'The published site was not touched'
  const site = hasBegun
    ? `The new site is ${error.isPlaced ? 'in place, but not fully recorded' : 'only partly in place'}`
    : untouched
  return `${site}: ${what} (${message}), so ${remedy} and run the command again${hasBegun ? ' to finish it' : ''}.`
}

const noPermission = ['this user has no permission', 'grant permission'] as const
const tooManyFiles = ['too many files are open', 'close some programs'] as const
const noPlace = ['nothing can be created in that folder', 'choose another with --out'] as const
const inTheWay = ['a file is where a folder is needed', 'move it away or choose another folder'] as const

/** The commonest errors: what they mean, and what to do about them. */
const troubles: Record<string, readonly [what: string, remedy: string]> = {
  ENOSPC: ['the disk is full', 'free some space'],
  EDQUOT: ['your disk quota is used up', 'free some space'],
  EACCES: noPermission,
  EPERM: noPermission,
  EROFS: ['the disk is read-only', 'choose another folder with --out'],
  EMFILE: tooManyFiles,
  ENFILE: tooManyFiles,
  ENOTDIR: inTheWay,
  EEXIST: inTheWay,
  EISDIR: ['a folder is where a file is needed', 'move it away'],
  ENOENT: ['a file has disappeared', 'find out what removes it'],
  EADDRINUSE: ['the port is in use', 'choose another with --port'],
}
