import { appendFileSync, mkdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { cacheFolder } from '../folders.ts'
import { type Receive, receivingPaths } from '../receiving/receive.ts'
import { recordPosts } from './record-posts.ts'

const file = join(cacheFolder, 'received.jsonl')

/** Where what is received is kept, as it is told to people. */
export const receivedFile = () => relative(process.cwd(), file)

/** A line of JSON in a file outside the published folder, readable for its owner alone. */
export function keepLine(value: object): void {
  mkdirSync(dirname(file), { recursive: true })
  appendFileSync(file, `${JSON.stringify(value)}\n`, { mode: 0o600 })
}

/** Takes what the site's forms post, so that they can be tried out. `note` is told of each, without what it says. */
export function keepReceived(note: (line: string) => void): Receive {
  note(`What is posted to ${receivingPaths.join(' or ')} is kept in ${receivedFile()}.`)
  return recordPosts((received) => {
    keepLine(received)
    note(`${received.at} received one at ${received.path}`)
  })
}
