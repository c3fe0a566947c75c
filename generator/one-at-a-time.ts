/** Makes a queue: each work added to it begins when those before it have settled, even if they failed. */
export function oneAtATime(): <T>(work: () => T | Promise<T>) => Promise<T> {
  let latest: Promise<unknown> = Promise.resolve()
  return (work) => {
    const done = latest.then(work)
    latest = done.catch(() => {})
    return done
  }
}
