/** Whether a system error has one of these codes, such as `ENOENT`. */
export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  codes.includes((error as NodeJS.ErrnoException).code ?? '')

/** Whether the disk is full or not writable. Callers may then skip caching what can be made again. */
export const isRefusedByDisk = (error: unknown): boolean =>
  hasCode(error, 'ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM')
