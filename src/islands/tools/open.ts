/** Loads the staff's tools on the one page that has them. No other page pays for more than these lines. */
export const openTools = (host: HTMLElement): Promise<void> =>
  import('./start.ts').then(({ startTools }) => startTools(host))
