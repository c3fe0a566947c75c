/** Loads the behaviors that few pages have. No other page pays for more than these lines. */
export const loadRare = (element: HTMLElement): Promise<void> =>
  import('./start.ts').then(({ startRare }) => startRare(element))
