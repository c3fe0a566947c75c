import fc from 'fast-check'

// The suite draws the same cases on every machine: it fails for what a commit changed, never by chance. The soak draws
// others each time, and says with which seed it failed.
if (!process.env.SOAK) fc.configureGlobal({ seed: 20_260 })
