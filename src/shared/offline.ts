/** The site path of the script that keeps pages for visitors without a network. */
export const workerFile = '/sw.js'
