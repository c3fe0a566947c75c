// The eye in cross-section as a file of its own, for the templates that show it and the step that publishes it: pages
// point at its pieces by `<use>`, so that they take the page's colours and cost no page a drawing.

export const eyeFile = '/drawings/eye.svg'

/** The whole eye with nothing marked. */
export const wholeEye = `${eyeFile}#eye`

/** The same without what it lies in: for small pictures. */
export const eyeBall = `${eyeFile}#ball`

/** What lies below the eye where a page is about the brain, with nothing marked. */
export const brain = `${eyeFile}#brainShapes`

/** A part of it, marked: to be laid over the whole. */
export const markedPart = (part: string) => `${eyeFile}#${part}`
