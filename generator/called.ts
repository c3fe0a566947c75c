/**
 * The command that starts Sightline, in a project that has it installed and in its own checkout. The starter's files
 * and the descriptions of keys cannot import it, so they spell it out.
 */
export const called = 'npx sightline'
