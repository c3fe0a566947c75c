/**
 * Loads something once. A failure is logged and handed to all who wait, to handle it; the next caller tries again.
 * `name` begins the sentence in the log.
 */
export function loadOnce<Loaded>(name: string, load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined
  return () => {
    if (loading) return loading
    loading = load().catch((error: unknown) => {
      console.error(`${name} did not load`, error)
      loading = undefined
      throw error
    })
    // For a caller that only loads ahead: the failure has been logged.
    loading.catch(() => {})
    return loading
  }
}
