import { fetch, type Miniflare, type WebSocket } from 'miniflare'

/** Inspects a worker's isolate as a debugger does. The runtime must have been started with an inspector port. */
export async function openIsolate(worker: Miniflare) {
  const url = await worker.getInspectorURL()
  const { webSocket } = await fetch(`${url.href.replace(/^ws/, 'http')}core:user:`, {
    headers: { Upgrade: 'websocket' },
  })
  if (webSocket === null || webSocket === undefined) throw new Error(`nothing can be inspected at ${url}`)
  webSocket.accept()
  const ask = asking(webSocket)
  return {
    /** The isolate's heap in bytes, garbage included: far from its limit, V8 rarely collects it. */
    held: async () => (await ask('Runtime.getHeapUsage')).usedSize!,
    close: () => webSocket.close(),
  }
}

function asking(socket: WebSocket) {
  let latest = 0
  const waiting = new Map<number, (result: Record<string, number>) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result: Record<string, number> }
    if (id !== undefined) waiting.get(id)?.(result)
  })
  return (method: string) =>
    new Promise<Record<string, number>>((answered) => {
      latest += 1
      waiting.set(latest, answered)
      socket.send(JSON.stringify({ id: latest, method }))
    })
}
