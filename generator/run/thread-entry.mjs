// The entry point of each thread of a command, once compiled.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { workerData } from 'node:worker_threads'
import { runCompiled } from './run-compiled.mjs'

runCompiled(dirname(fileURLToPath(import.meta.url)), workerData.program, workerData.purpose)
