import { changeState, controlOf } from './editor-state.ts'

/** Does with a link or button what a click does for visitors: on a phone there is no Alt. */
export function Visit({ place }: { place: string }) {
  const control = controlOf(place)
  if (control === undefined) return null
  return (
    <div className="actions">
      <button
        type="button"
        onClick={() => {
          changeState({ view: undefined })
          // After this click has reached the page: menus close on one outside of them.
          setTimeout(() => {
            control.focus()
            control.click()
          })
        }}
      >
        {control instanceof HTMLAnchorElement ? 'Follow this link' : 'Press this button'}
      </button>
      <span className="hint">or click it with Alt</span>
    </div>
  )
}
