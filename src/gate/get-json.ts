/** The JSON at `url`. Rejects when there is no good answer after `limitMs`, the body included. */
export async function getJson(url: string, limitMs: number, options: RequestInit = {}): Promise<unknown> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), limitMs)
  try {
    const response = await fetch(url, { ...options, signal: controller.signal })
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    return await response.json()
  } finally {
    clearTimeout(timer)
  }
}
