/**
 * Follows a picture through its states. Few pages have pictures, so their script is loaded only where there is one;
 * until it arrives, and without it, the picture's own `loading="lazy"` loads it.
 */
export function followImage(picture: HTMLElement): void {
  import('./image-states.ts').then(
    ({ followStates }) => followStates(picture),
    (error) => console.error('pictures are not followed', error),
  )
}
