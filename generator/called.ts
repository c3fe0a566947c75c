/**
 * How Sightline is called: npx finds it in a project that it is installed in, and in its own checkout. Texts say so
 * themselves where they cannot import it: files of the starter, and descriptions of keys.
 */
export const called = 'npx sightline'
