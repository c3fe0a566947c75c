import { browserMutants } from './browser.ts'
import { generatorMutants } from './generator.ts'
import type { Mutant } from './mutant.ts'
import { templateMutants } from './templates.ts'

export const allMutants: readonly Mutant[] = [...templateMutants, ...generatorMutants, ...browserMutants]
