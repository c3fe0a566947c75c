/** Loads the staff's tools on the one page that has them. No other page pays for more than these lines. */
export async function openTools(host: HTMLElement): Promise<void> {
  const tools = await import('./start.ts')
  tools.startTools(host)
}
