import fc from 'fast-check'
import { isSoak } from './soak.ts'

// The suite draws the same random cases on every machine, so that it fails because of a commit, never by chance. The
// soak draws new ones each time, and reports the seed it failed with.
if (!isSoak) fc.configureGlobal({ seed: 20_260 })
