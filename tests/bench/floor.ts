import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

// The least time a generator could take: writes the pages of one folder, already in memory, to another. Prints the
// seconds that writing took. Reading is not counted, and happens in batches to bound memory.

const runLength = 500

const [from, to] = process.argv.slice(2) as [string, string]
const files = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
const made = new Set<string>()
let spent = 0
for (let start = 0; start < files.length; start += runLength) {
  const run = files.slice(start, start + runLength)
  const pages = run.map((file) => ({ path: join(to, file), text: readFileSync(join(from, file), 'utf8') }))
  const began = performance.now()
  for (const { path, text } of pages) {
    const folder = dirname(path)
    if (!made.has(folder)) mkdirSync(folder, { recursive: true })
    made.add(folder)
    writeFileSync(path, text)
  }
  spent += performance.now() - began
}
console.log(JSON.stringify({ seconds: spent / 1000, files: files.length }))
