/** The folder of a manifest that holds its photos. */
export const photosFolder = 'photos'

/** The folder of a manifest that holds its logos. */
export const logosFolder = 'logos'

/** False for files that the system or a person keeps beside photos and logos. */
export const isMedia = (file: string) => !/(^|\/)(\.|Thumbs\.db$|desktop\.ini$)|\.(md|txt)$/i.test(file)
