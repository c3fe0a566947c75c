/**
 * Moves the focus from the fields of `form` to its button. While the form is being sent, its fields are inert, because
 * what is typed by then would be lost, and inert fields drop the focus. They are not `disabled`: then they would not be
 * sent.
 */
export const leaveFields = (form: HTMLFormElement): void =>
  form.querySelector<HTMLElement>('[type="submit"]')!.focus({ preventScroll: true })
