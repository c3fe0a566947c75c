import { appendFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeFolder } from '../disk/make-folder.mjs'
import { cacheFolder, fromHome } from '../folders.ts'
import { type Receive, receivingPaths } from '../receiving/receive.ts'
import { recordPosts } from './record-posts.ts'

const file = join(cacheFolder, 'received.jsonl')

/** The file that keeps what is received, as a path to show to people. */
export const receivedFile = () => fromHome(file)

/** Appends a line of JSON to a file outside the published folder, which only its owner can read. */
export function keepLine(value: object): void {
  makeFolder(dirname(file))
  appendFileSync(file, `${JSON.stringify(value)}\n`, { mode: 0o600 })
}

/** Receives what the site's forms post, so that they can be tried out. Notes each one, without its content. */
export function keepReceived(note: (line: string) => void): Receive {
  note(`Forms posted to ${receivingPaths.join(' or ')} are kept in ${receivedFile()}.`)
  return recordPosts(
    (received) => {
      keepLine(received)
      note(`${received.at} received a form at ${received.path}`)
    },
    ({ message }) => note(`A form could not be kept: ${message}`),
  )
}
