import { diskCauses } from '../../disk/disk-causes.ts'
import { isSystemError } from '../../disk/system-error.ts'
import { cacheFolder } from '../../folders.ts'
import { CommitError } from '../../publish/commit.ts'
import { DiskError } from './disk-error.ts'

/**
 * A system error in one sentence: what it means for the site, if the command publishes one, what it is, what to do and
 * how to try `again`. Undefined for other errors.
 */
export function formatSystemError(
  error: unknown,
  publishes: boolean,
  again = 'run the command again',
): string | undefined {
  if (!isSystemError(error)) return undefined
  const { message, syscall = '' } = error
  const stopped = publishes || syscall in withoutSite ? undefined : 'The command stopped'
  const failed = error instanceof DiskError ? error.failed : stopped
  const [what, remedy, option] = troubleOf(error, failed === undefined)
  // `--out` would not help.
  if (failed !== undefined) return `${failed}: ${what} (${message}), so ${remedy} and ${again}.`
  const hasBegun = error instanceof CommitError
  const site = hasBegun
    ? `The new site is ${error.isPlaced ? 'in place, but not fully recorded' : 'only partly in place'}`
    : (withoutSite[syscall] ?? 'The published site was not touched')
  return `${site}: ${what} (${message}), so ${remedy}${option === undefined ? '' : ` with ${option}`} and ${again}${hasBegun ? ' to finish it' : ''}.`
}

/** What it means where no site is concerned. */
const withoutSite: Record<string, string> = { listen: 'Nothing is served', watch: 'No save would be noticed' }

/** What happened, what to do about it, and the option for that, if there is one. */
type Trouble = readonly [what: string, remedy: string, option?: string]

function troubleOf(error: NodeJS.ErrnoException, concernsSite: boolean): Trouble {
  const { code = '', syscall = '', path } = error
  if (code in noCache && path?.startsWith(cacheFolder)) return noCache[code]!
  if (!concernsSite && code in diskCauses) return diskCauses[code]!
  // The lock is the first thing that is put there.
  if (code in nothingBeside && syscall === 'symlink') return nothingBeside[code]!
  if (code === 'ENOENT' && ['mkdir', 'symlink'].includes(syscall)) return noPlace
  if (code in tooManyWatched && syscall === 'watch') return tooManyWatched[code]!
  if (code === 'EACCES' && syscall === 'listen') return reservedPort
  if (syscall === 'bundle') return noBundling
  return troubles[code] ?? unknown
}

const unknown: Trouble = ['the disk or the network failed', 'fix that']
const raiseOf = (limit: string): Trouble => [
  'this system cannot watch more files',
  `close other programs that watch files, or raise fs.inotify.${limit},`,
]
const tooManyWatched: Record<string, Trouble> = {
  ENOSPC: raiseOf('max_user_watches'),
  EMFILE: raiseOf('max_user_instances'),
}
const reservedPort: Trouble = ['this user may not use that port', 'choose another', '--port']
/** The message names the folder, which may be that of the code. */
const noBundling: Trouble = ['the templates have to be bundled, which needs a folder to write to', 'make it writable']
const noPlace = ['nothing can be created in that folder', 'choose another', '--out'] as const
const inTheWay = ['a file is where a folder is needed', 'move it away or choose another folder'] as const

/** What prevents writing the record of the site, or its code, to the cache, where `--out` would not help. */
const noCache: Record<string, Trouble> = {
  EROFS: [`the disk of ${cacheFolder} is read-only`, 'make that folder writable'],
  EACCES: [`this user has no permission to write to ${cacheFolder}`, 'grant it'],
  EPERM: [`this user has no permission to write to ${cacheFolder}`, 'grant it'],
  ENOSPC: [`the disk of ${cacheFolder} is full`, 'free some space there'],
  EDQUOT: [`your quota on the disk of ${cacheFolder} is used up`, 'free some space there'],
}

const beside = 'new files wait next to the published folder'
const mayNotBeside: Trouble = [
  `${beside}, and this user may not create any there`,
  'grant permission there, or choose a folder inside one you can write to',
  '--out',
]

/** What prevents creating anything next to the published folder, whose own permissions do not matter there. */
const nothingBeside: Record<string, Trouble> = {
  EROFS: [`${beside}, and the disk there is read-only`, 'choose a folder inside one you can write to', '--out'],
  EACCES: mayNotBeside,
  EPERM: mayNotBeside,
}

/** The most common errors. A site can also be published elsewhere. */
const troubles: Record<string, Trouble> = {
  ...diskCauses,
  EROFS: ['the disk is read-only', 'choose another folder', '--out'],
  ENOTDIR: inTheWay,
  EEXIST: inTheWay,
  EISDIR: ['a folder is where a file is needed', 'move it away'],
  ELOOP: ['symlinks lead in a circle', 'correct them'],
  ENAMETOOLONG: ['a path is too long', 'shorten a folder in it, or the name of the page'],
  ENOENT: ['a file has disappeared', 'find out what removes it'],
  EAGAIN: [
    'the system has too little memory or too few processes left',
    'close other programs, or raise the limits that "ulimit -a" shows,',
  ],
  EADDRINUSE: ['the port is in use', 'choose another', '--port'],
}
