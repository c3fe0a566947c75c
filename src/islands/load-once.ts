/**
 * Loads something once. A failure is logged and handed to all who wait, to handle it; the next caller tries again.
 * `name` begins the sentence in the log.
 */
export function loadOnce<Loaded>(name: string, load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      console.error(`${name} did not load`, error)
      loading = undefined
      throw error
    })
    return loading
  }
}
