import * as z from 'zod'

// Imported before any schema is made. Zod writes and compiles a function for each object schema when it is first used,
// which pays after thousands of values; most of ours are used a few dozen times a run.
z.config({ jitless: true })
