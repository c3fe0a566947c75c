/** Whether an error of the system has one of these codes, such as `ENOENT`. */
export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  codes.includes((error as NodeJS.ErrnoException).code ?? '')

/** Whether a disk has no room or cannot be written to. What can be made again may then do without being kept. */
export const isRefusedByDisk = (error: unknown): boolean =>
  hasCode(error, 'ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM')
