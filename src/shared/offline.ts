/** The script that keeps pages for visitors without a network, as a site path. */
export const workerFile = '/sw.js'
