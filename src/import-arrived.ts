/**
 * Imports a module of the published site once it and all files it needs have arrived. Every `import()` of src/ becomes a
 * call of this: see vite.config.ts. Firefox and WebKit keep to the HTML standard and never again ask for a module that an
 * import could not get, as long as the page is open. A failed preload is final too, so the next try fetches the script:
 * not the first one, as WebKit's private windows keep nothing that was fetched, and would then load it twice.
 */
export async function importArrived<Module>(load: () => Promise<Module>, files: readonly string[]): Promise<Module> {
  await Promise.all(files.map((file) => (arrivals[file] ??= arrival(file))))
  return load()
}

/** Of files that have arrived or are on their way, by their path. */
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
  // It may still break off.
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
