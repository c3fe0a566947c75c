import { isSystemError } from '../../disk/system-error.ts'

/** Thrown when the disk fails at work that concerns no published site. */
export class DiskError extends Error {
  readonly code: string | undefined
  readonly syscall: string | undefined
  readonly path: string | undefined
  /** What could not be done, as a sentence without its period. */
  readonly failed: string
  constructor(failed: string, cause: NodeJS.ErrnoException) {
    super(cause.message, { cause })
    this.failed = failed
    this.code = cause.code
    this.syscall = cause.syscall
    this.path = cause.path
  }
}

/** Does work that concerns no published site. `failed` is called only if the work fails. */
export function sayingWhatFailed<T>(failed: () => string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    // A bug in our code keeps its stack.
    throw isSystemError(error) ? new DiskError(failed(), error) : error
  }
}
