// The cross-section of the eye as a separate file, for the templates that show it and the step that publishes it. Pages
// reference its pieces by `<use>`, so they take on the page's colors without adding a drawing to it.

/** The top folder of the published file. */
export const eyeFolder = 'drawings'

export const eyeFile = `/${eyeFolder}/eye.svg`

/** The whole eye with nothing marked. */
export const wholeEye = `${eyeFile}#eye`

/** The same without the tissue around it, for small pictures. */
export const eyeBall = `${eyeFile}#ball`

/** The brain below the eye, with nothing marked, for pages about it. */
export const brain = `${eyeFile}#brainShapes`

/** A marked part, to be laid over the whole. */
export const markedPart = (part: string) => `${eyeFile}#${part}`
