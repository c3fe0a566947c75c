/** What `work` comes to, unless it takes longer than `ms` milliseconds: then it rejects, and `work` is left to itself. */
export function within<T>(ms: number, what: string, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done within ${ms / 1000} s: ${what}`)), ms)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
