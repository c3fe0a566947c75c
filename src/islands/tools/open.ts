/** Loads the staff's tools on the one page that has them. No other page pays for more than these lines. */
export function openTools(host: HTMLElement): void {
  import('./start.ts')
    .then(({ startTools }) => startTools(host))
    .catch((error) => console.error('the tools did not start', error))
}
