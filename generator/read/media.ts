/** The folder of a manifest that holds its photos. */
export const photosFolder = 'photos'

/** The folder of a manifest that holds its logos. */
export const logosFolder = 'logos'

/**
 * Finds the file that a text names, although its accents may be encoded in another way: a Mac may take a letter apart,
 * and most keyboards do not. Nobody can see the difference.
 */
export function fileFinder(files: Iterable<string>): (name: string) => string | undefined {
  const exact = new Set(files)
  const composed = new Map(Array.from(exact, (file) => [file.normalize(), file]))
  return (name) => (exact.has(name) ? name : composed.get(name.normalize()))
}

/** False for files that the system or a person keeps beside photos and logos. */
export const isMedia = (file: string) => !/(^|\/)(\.|Thumbs\.db$|desktop\.ini$)|\.(md|txt)$/i.test(file)
