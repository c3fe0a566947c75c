// Loaded into a command with --import: logs every package that the command loads, and refuses those it is told to.
import { appendFileSync } from 'node:fs'
import { register } from 'node:module'

const { log, refused = [] } = JSON.parse(process.env.SIGHTLINE_IMPORTS)
appendFileSync(log, '')
const hooks = `
  import { appendFileSync } from 'node:fs'
  export async function resolve(specifier, context, next) {
    if (/^(@|[a-z])/.test(specifier) && !/^[a-z]+:/.test(specifier)) {
      appendFileSync(${JSON.stringify(log)}, specifier + '\\n')
      if (${JSON.stringify(refused)}.includes(specifier)) throw new Error('Cannot find package ' + specifier)
    }
    return next(specifier, context)
  }`
register(`data:text/javascript,${encodeURIComponent(hooks)}`)
