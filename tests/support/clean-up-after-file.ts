import { afterAll } from 'vitest'
import { cleanUps } from './clean-ups.ts'

// Run before each test file, also where files share a process.
afterAll(() => {
  for (const cleanUp of cleanUps) cleanUp()
})
