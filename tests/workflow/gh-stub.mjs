// Stands in for GitHub's command line: keeps the comments of one pull request in a file, and refuses what GitHub refuses.
// Exits with 2 when a workflow asks for anything it does not know.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

/** So few that the comment to find is not on the first page. */
const commentsOnPage = 2
/** The longest comment body that GitHub accepts. */
const longestBody = 65_536

const { COMMENTS, GH_TOKEN = '' } = process.env
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    paginate: { type: 'boolean' },
    slurp: { type: 'boolean' },
    silent: { type: 'boolean' },
    method: { type: 'string', default: 'GET' },
    field: { type: 'string' },
  },
})
const [command, address] = positionals
const comments = JSON.parse(readFileSync(COMMENTS, 'utf8'))
const permissions = JSON.parse(GH_TOKEN || '{}')

if (command !== 'api') end(2, `gh ${command} is not known`)
if (permissions['pull-requests'] !== 'write') end(1, 'HTTP 403: Resource not accessible by integration')
if (values.method === 'GET') list()
else change()

function list() {
  if (!/^repos\/practice\/site\/issues\/7\/comments(\?|$)/.test(address)) end(1, 'HTTP 404: Not Found')
  if (!values.paginate || !values.slurp) end(2, 'only all pages as one list are known')
  const pages = []
  for (let at = 0; at < comments.length; at += commentsOnPage) pages.push(comments.slice(at, at + commentsOnPage))
  process.stdout.write(JSON.stringify(pages))
}

function change() {
  const [, file] = /^body=@(.+)$/.exec(values.field ?? '') ?? end(2, 'only body=@file is known')
  const body = readFileSync(file, 'utf8')
  if (body.length > longestBody) end(1, 'HTTP 422: Body is too long (maximum is 65536 characters)')
  const id = Number(/^repos\/practice\/site\/issues\/comments\/(\d+)$/.exec(address)?.[1])
  const known = comments.find((comment) => comment.id === id)
  if (values.method === 'PATCH' && known !== undefined) known.body = body
  else if (values.method === 'POST' && address === 'repos/practice/site/issues/7/comments')
    comments.push({ id: comments.length + 1, user: { login: 'github-actions[bot]' }, body })
  else end(1, 'HTTP 404: Not Found')
  writeFileSync(COMMENTS, JSON.stringify(comments))
}

function end(code, message) {
  process.stderr.write(`${message}\n`)
  process.exit(code)
}
