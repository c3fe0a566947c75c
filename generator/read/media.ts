/** The folder for photos in a manifest. */
export const photosFolder = 'photos'

/** The folder for logos in a manifest. */
export const logosFolder = 'logos'

const mediaFolders = [photosFolder, logosFolder]

/** Whether a file of the manifest, by its path below it, is in the folder for photos or that for logos. */
export const isInMediaFolder = (file: string) => mediaFolders.some((folder) => file.startsWith(`${folder}/`))

/**
 * Finds the file that a text names, even if its accents are encoded differently: a Mac may store them as separate
 * characters (NFD), but most keyboards do not (NFC). Nobody can see the difference.
 */
export function fileFinder(files: Iterable<string>): (name: string) => string | undefined {
  const exact = new Set(files)
  const composed = new Map(Array.from(exact, (file) => [file.normalize(), file]))
  return (name) => (exact.has(name) ? name : composed.get(name.normalize()))
}

/** The name of a file in `folder`, without the folder, which people add to it by mistake. */
export const withoutFolder = (name: string, folder: string): string =>
  name.replace(new RegExp(`^/*(manifest/)?${folder}/`), '')

/** The name of a photo or logo, without its folder. */
export const withoutMediaFolder = (name: string): string => mediaFolders.reduce(withoutFolder, name)

/** False for files that the system or a person keeps next to photos and logos. */
export const isMedia = (file: string) => !/(^|\/)(\.|Thumbs\.db$|desktop\.ini$)|\.(md|txt)$/i.test(file)

/**
 * Whether one of these texts says the name of a photo or logo. In a file with an error, it may be named in a way that
 * nothing else recognizes: it counts as unused only once the file is correct.
 */
export const isNamedIn = (texts: readonly string[], file: string): boolean =>
  texts.some((text) => text.normalize().includes(file.normalize()))
