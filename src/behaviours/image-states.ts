type ImageState = 'waiting' | 'loading' | 'loaded' | 'failed'

/** How far from the screen a lazy picture starts to load: section 9 of the specification. */
const margin = '50px'

/**
 * Maintains `data-state` of a `.picture`: waiting (not in view) -> loading -> loaded | failed. The stylesheet hides
 * waiting images, and a browser does not fetch a lazy image without a box. That enforces our margin, which is narrower
 * than the browser's. Downloads already under way when this script arrives are left to finish.
 */
export function followStates(picture: HTMLElement): void {
  const image = picture.querySelector<HTMLImageElement>('img:not(.picture-blur)')!
  const enter = (state: ImageState) => {
    // A picture that has just failed or loaded when this script arrives sends its event after that.
    if (picture.dataset.state === state) return
    picture.dataset.state = state
    // A waiting image has no box, and so does not exist for screen readers: they list the picture itself.
    const isOnlyDescribed = state === 'waiting' && image.alt !== ''
    picture.role = isOnlyDescribed ? 'img' : null
    picture.ariaLabel = isOnlyDescribed ? image.alt : null
    if (state === 'failed') showFailure(picture)
    // The browser may later switch to a copy in another size, which does load.
    else picture.querySelector('.picture-failed')?.remove()
  }
  image.addEventListener('load', () => enter('loaded'))
  image.addEventListener('error', () => enter('failed'))
  if (image.complete) enter(image.naturalWidth > 0 ? 'loaded' : 'failed')
  else if (image.loading !== 'lazy') enter('loading')
  else {
    enter('waiting')
    whenNear(picture, () => {
      if (picture.dataset.state !== 'waiting') return
      image.loading = 'eager'
      enter('loading')
    })
  }
}

function whenNear(picture: HTMLElement, start: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      start()
    },
    { rootMargin: margin },
  )
  observer.observe(picture)
}

/** Shows the failure message in the picture. For a brand's logo, that is the brand's name. */
function showFailure(picture: HTMLElement): void {
  const note = document.createElement('span')
  note.className = 'picture-failed'
  note.textContent = picture.dataset.failed!
  picture.append(note)
}
