import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node'

/** A completion that the editor offers. */
interface Offer {
  label: string
  /** The text inserted when it is chosen: `$1` and `${1:...}` are places to type. */
  insertText: string
  documentation?: string | { value: string }
}

/** A problem that the editor underlines: its line, counted from 1, and its message. */
interface Squiggle {
  line: number
  message: string
}

interface Diagnostic {
  range: { start: { line: number } }
  message: string
}

type Ask<T> = (place: object, found: Diagnostic[]) => Promise<T>

/**
 * The language server that editors use for YAML, as VS Code starts it and with no settings of ours. A text is opened as
 * `file` below `folder`, which need not exist on disk; `|` in the text is the cursor.
 */
export async function languageServer(folder: string) {
  const program = createRequire(import.meta.url).resolve('yaml-language-server/bin/yaml-language-server')
  const server = spawn(process.execPath, [program, '--stdio'], { stdio: ['pipe', 'pipe', 'ignore'] })
  const editor = createMessageConnection(new StreamMessageReader(server.stdout), new StreamMessageWriter(server.stdin))
  const settings = { validate: true, hover: true, completion: true, schemaStore: { enable: false } }
  editor.onRequest('workspace/configuration', ({ items }: { items: { section: string }[] }) =>
    items.map(({ section }) => (section === 'yaml' ? settings : {})),
  )
  editor.onRequest('client/registerCapability', () => null)
  const checked = new Map<string, (found: Diagnostic[]) => void>()
  editor.onNotification('textDocument/publishDiagnostics', ({ uri, diagnostics }) => checked.get(uri)?.(diagnostics))
  editor.listen()
  const rootUri = pathToFileURL(folder).href
  await editor.sendRequest('initialize', {
    processId: process.pid,
    rootUri,
    workspaceFolders: [{ uri: rootUri, name: 'manifest' }],
    capabilities: {
      workspace: { configuration: true },
      textDocument: {
        completion: { completionItem: { snippetSupport: true, documentationFormat: ['markdown'] } },
        hover: { contentFormat: ['markdown'] },
      },
    },
  })
  await editor.sendNotification('initialized', {})

  let version = 0
  /** Opens the text, with the cursor after `before`, waits until it is checked, asks and closes it. */
  async function at<T>(file: string, [before = '', after = '']: string[], ask: Ask<T>): Promise<T> {
    // A unique name: closing a file is reported as if it had been checked and found valid.
    const uri = pathToFileURL(join(folder, file.replace('.yaml', `-${++version}.yaml`))).href
    const found = new Promise<Diagnostic[]>((resolve) => checked.set(uri, resolve))
    const textDocument = { uri, languageId: 'yaml', version, text: before + after }
    await editor.sendNotification('textDocument/didOpen', { textDocument })
    const lines = before.split('\n')
    const position = { line: lines.length - 1, character: lines.at(-1)!.length }
    const answer = await ask({ textDocument: { uri }, position }, await found)
    await editor.sendNotification('textDocument/didClose', { textDocument: { uri } })
    return answer
  }

  return {
    complete: (file: string, marked: string): Promise<Offer[]> =>
      at(file, marked.split('|'), async (place) => {
        const { items } = await editor.sendRequest<{ items: Offer[] }>('textDocument/completion', place)
        return items
      }),
    hover: (file: string, marked: string): Promise<string> =>
      at(file, marked.split('|'), async (place) => {
        const hover = await editor.sendRequest<{ contents: { value: string } } | null>('textDocument/hover', place)
        return hover?.contents.value ?? ''
      }),
    check: (file: string, text: string): Promise<Squiggle[]> =>
      at(file, [text], async (_, found) =>
        found.map(({ range, message }) => ({ line: range.start.line + 1, message })),
      ),
    /** Tells the server that a file has changed on disk, as an editor does. */
    changed: (file: string) =>
      editor.sendNotification('workspace/didChangeWatchedFiles', {
        changes: [{ uri: pathToFileURL(join(folder, file)).href, type: 2 }],
      }),
    stop: () => {
      editor.dispose()
      server.kill()
    },
  }
}
