/** Whether an error has a code, as those of the system have: a bug in our code has none. */
export const isSystemError = (error: unknown): error is NodeJS.ErrnoException & { code: string } =>
  (error as Partial<NodeJS.ErrnoException>).code !== undefined

/** Whether a system error has one of these codes, such as `ENOENT`. */
export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  isSystemError(error) && codes.includes(error.code)

/** Whether a path leads nowhere: to nothing, in a circle, or through a file as if it were a folder. */
export const leadsNowhere = (error: unknown): boolean => hasCode(error, 'ENOENT', 'ELOOP', 'ENOTDIR')

/** Whether the disk is full or not writable. Callers may then skip caching what can be made again. */
export const isRefusedByDisk = (error: unknown): boolean =>
  hasCode(error, 'ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM')
