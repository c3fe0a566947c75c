/** Loads the behaviors that few pages have. No other page pays for more than these lines. */
export async function loadRare(element: HTMLElement): Promise<void> {
  const rare = await import('./start.ts')
  rare.startRare(element)
}
