/**
 * Follows a picture through its states. Few pages have pictures, so the script for them comes when there is one; until then, and
 * without it, the picture is loaded by its own `loading="lazy"`.
 */
export function followImage(picture: HTMLElement): void {
  import('./image-states.ts').then(
    ({ followStates }) => followStates(picture),
    (error) => console.error('pictures are not followed', error),
  )
}
