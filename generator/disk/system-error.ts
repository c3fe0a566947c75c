const codeOf = (error: unknown): string => (error as Partial<NodeJS.ErrnoException>).code ?? ''

/** Whether an error has a code of the system: a bug in our code has none, or one of Node's, such as `ERR_INVALID_URL`. */
export const isSystemError = (error: unknown): error is NodeJS.ErrnoException & { code: string } =>
  /^E[A-Z\d]+$/.test(codeOf(error))

/** Whether an error has one of these codes, such as `ENOENT`. */
export const hasCode = (error: unknown, ...codes: readonly string[]): boolean => codes.includes(codeOf(error))

/** Whether a path leads nowhere: to nothing, in a circle, or through a file as if it were a folder. */
export const leadsNowhere = (error: unknown): boolean => hasCode(error, 'ENOENT', 'ELOOP', 'ENOTDIR')

/** Whether the disk is full or not writable. Callers may then skip caching what can be made again. */
export const isRefusedByDisk = (error: unknown): boolean =>
  hasCode(error, 'ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM')
