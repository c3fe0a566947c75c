/** The JSON of a response. Rejects if the request was refused. */
export async function jsonOf<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`)
  return (await response.json()) as T
}
