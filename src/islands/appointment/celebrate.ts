/** Pink and teal, bright enough for both color schemes. */
const colors = ['#ec4899', '#14b8a6']

const durationMs = 1500

/**
 * Shows confetti over `dialog` for a second and a half, but not to visitors who prefer reduced motion. Always resolves:
 * a failure is logged and holds nothing up. The canvas goes inside the dialog because anything outside lies beneath it.
 */
export async function celebrate(dialog: HTMLElement): Promise<void> {
  try {
    const library = await import('canvas-confetti')
    const canvas = document.createElement('canvas')
    canvas.className = 'confetti'
    canvas.setAttribute('aria-hidden', 'true')
    dialog.append(canvas)
    // A worker would come from a blob URL, which the content security policy refuses without telling the library.
    const fire = library.default.create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true })
    // Not awaited: this resolves only when the last piece has fallen, after the timer below.
    for (const [angle, x] of [
      [60, 0],
      [120, 1],
    ] as const)
      void fire({ colors, angle, origin: { x, y: 0.7 }, particleCount: 60, spread: 60, startVelocity: 50, ticks: 90 })
    setTimeout(() => {
      fire.reset()
      canvas.remove()
    }, durationMs)
  } catch (error) {
    console.error('The confetti failed', error)
  }
}
