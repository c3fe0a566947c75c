const noPermission = ['this user has no permission', 'grant it for the file and its folder'] as const
const tooManyFiles = ['too many files are open', 'close some programs'] as const

/** Why a disk refuses to write a file, by the error's code, and what helps, wherever the file has to be. */
export const diskCauses: Readonly<Record<string, readonly [what: string, remedy: string]>> = {
  ENOSPC: ['the disk is full', 'free some space'],
  EDQUOT: ['your disk quota is used up', 'free some space'],
  EROFS: ['the disk is read-only', 'make it writable'],
  EACCES: noPermission,
  EPERM: noPermission,
  EBUSY: ['another program has it open', 'close it there'],
  EMFILE: tooManyFiles,
  ENFILE: tooManyFiles,
}
