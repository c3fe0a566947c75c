/** The site path of the script that keeps pages for visitors without a network. */
export const workerFile = '/sw.js'

/** Begins the names of the caches that hold these pages: other code of the origin may have caches too. */
export const cachePrefix = 'kept-'
