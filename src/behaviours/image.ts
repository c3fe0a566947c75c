/**
 * Tracks a picture's states. Few pages have pictures, so the script is loaded only where there is one. Until it
 * arrives, or if it never does, the picture's own `loading="lazy"` loads it.
 */
export async function followImage(picture: HTMLElement): Promise<void> {
  const states = await import('./image-states.ts')
  states.followStates(picture)
}
