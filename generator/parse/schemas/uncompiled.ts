import * as z from 'zod'

// Imported before any schema is made. Zod generates and compiles a function for each object schema on first use, which
// pays off after thousands of values; most of our schemas are used a few dozen times a run.
z.config({ jitless: true })
