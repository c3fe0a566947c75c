/** Loads the behaviors that few pages have. No other page pays for more than these lines. */
export function loadRare(element: HTMLElement): void {
  import('./start.ts').then(({ startRare }) => startRare(element)).catch((error) => console.error(error))
}
