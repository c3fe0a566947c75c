/** Settles as `work` does, or rejects after `ms` milliseconds and leaves `work` running. */
export function within<T>(ms: number, what: string, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done within ${ms / 1000} s: ${what}`)), ms)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
