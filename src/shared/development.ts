// What the development server and its pages tell each other. None of it is published.

/** To pages: words were saved, which they may take over without a reload. */
export const wordsSaved = 'sightline:words'

/** From a page: it can take words now. */
export const pageListens = 'sightline:listening'
