/** The body of a request as text; `undefined` if it is longer than `limit` bytes. Reading stops there. */
export async function readLimited({ body }: Request, limit: number): Promise<string | undefined> {
  if (body === null) return ''
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for await (const chunk of body) {
    length += chunk.length
    if (length > limit) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
