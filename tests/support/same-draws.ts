import fc from 'fast-check'

// The suite draws the same cases on every machine, so that it fails because of a commit, never by chance. The soak
// draws new ones each time, and reports the seed it failed with.
if (!process.env.SOAK) fc.configureGlobal({ seed: 20_260 })
