/**
 * Imports a module of the published site once it and all files it needs have arrived. Every `import()` of src/ becomes a
 * call of this: see vite.config.ts. Firefox and WebKit follow the HTML standard: while the page is open, they never
 * request a module again after its import failed. A failed preload is final too, so the next try uses `fetch`. The
 * first try does not: WebKit's private windows do not cache what was fetched, and would load it twice.
 *
 * The first script awaits a module and then calls what that exports. Each name taken out of the `import()` itself would
 * cost it 10 bytes, and what follows in `.then` is part of `load`, which may run again.
 */
export async function importArrived<Module>(load: () => Promise<Module>, files: readonly string[]): Promise<Module> {
  await Promise.all(files.map((file) => (arrivals[file] ??= arrival(file))))
  // In Chromium, each failed preload makes one more import fail. The next one gets the file.
  for (let failures = files.filter((file) => missed.has(file)).length; failures > 0; failures -= 1)
    try {
      return await load()
    } catch {}
  return load()
}

/** The loads of files that have arrived or are on their way, by path. */
const arrivals: Record<string, Promise<unknown> | undefined> = {}

/** Scripts whose preload failed. */
const missed = new Set<string>()

async function arrival(file: string) {
  try {
    await (missed.has(file) ? fetchScript(file) : addLink(file))
  } catch (error) {
    delete arrivals[file]
    throw error
  }
}

async function fetchScript(file: string) {
  // Revalidated: some hosts let browsers keep even the answer that a file is missing.
  const response = await fetch(`/${file}`, { cache: 'no-cache' })
  if (!response.ok) throw missing(file)
  // The download may still break off.
  await response.blob()
}

/** A stylesheet, or the preload of a script. */
const addLink = (file: string) =>
  new Promise((resolve, reject) => {
    const isStyle = file.endsWith('.css')
    const link = document.createElement('link')
    link.rel = isStyle ? 'stylesheet' : 'preload'
    link.as = 'script'
    // An import finds only what was fetched in the same way.
    link.crossOrigin = ''
    link.href = `/${file}`
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      if (!isStyle) missed.add(file)
      reject(missing(file))
    }
    document.head.append(link)
  })

const missing = (file: string) => new Error(`${file} did not arrive`)
