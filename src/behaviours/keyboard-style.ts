/** Marks `root` while the visitor moves by the Tab key, so that focus shows everywhere; a press of the mouse ends it. */
export function markKeyboardUse(root: HTMLElement): void {
  const mark = (isOn: boolean) => root.toggleAttribute('data-keyboard', isOn)
  addEventListener('keydown', ({ key }) => key === 'Tab' && mark(true), true)
  addEventListener('mousedown', () => mark(false), true)
}
