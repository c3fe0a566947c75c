import { appendFile, mkdir } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { cacheFolder } from '../folders.ts'
import { type Receive, receiver, receivingPaths } from '../receiving/receive.ts'

/**
 * Takes what the site's forms post, so that they can be tried out: a line of JSON each in a file outside the published
 * folder, readable for its owner alone. `note` is told of each, without what it says.
 */
export function keepReceived(note: (line: string) => void): Receive {
  const file = join(cacheFolder, 'received.jsonl')
  note(`What is posted to ${receivingPaths.join(' or ')} is kept in ${relative(process.cwd(), file)}.`)
  return receiver(async (received) => {
    await mkdir(dirname(file), { recursive: true })
    await appendFile(file, `${JSON.stringify(received)}\n`, { mode: 0o600 })
    note(`${received.at} received one at ${received.path}`)
  })
}
