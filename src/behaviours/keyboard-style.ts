/** Marks `root` while the visitor navigates by the Tab key, so that focus always shows. A mouse press ends it. */
export function markKeyboardUse(root: HTMLElement): void {
  const mark = (isOn: boolean) => root.toggleAttribute('data-keyboard', isOn)
  addEventListener('keydown', ({ key }) => key === 'Tab' && mark(true), true)
  addEventListener('mousedown', () => mark(false), true)
}
