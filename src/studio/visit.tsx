import { changeState, controlOf } from './editor-state.ts'

/**
 * A button that follows the link, or presses the button, that was clicked to open a text or words: phones have no Alt
 * key.
 */
export function Visit({ of }: { of: string }) {
  const control = controlOf(of)
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
