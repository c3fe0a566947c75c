const noPermission = ['this user has no permission', 'grant it for the file and its folder'] as const

/** Why a file could not be written, by error code, and a remedy that does not depend on where the file has to be. */
export const diskCauses: Readonly<Record<string, readonly [what: string, remedy: string]>> = {
  ENOSPC: ['the disk is full', 'free some space'],
  EDQUOT: ['your disk quota is used up', 'free some space'],
  EROFS: ['the disk is read-only', 'make it writable'],
  EACCES: noPermission,
  EPERM: noPermission,
  EBUSY: ['another program has it open', 'close it there'],
  // A limit of each process, so that closing other programs would not help.
  EMFILE: ['this process has too many files open', 'raise its limit, which "ulimit -n" shows,'],
  ENFILE: ['too many files are open', 'close some programs'],
}
