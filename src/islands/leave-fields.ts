/**
 * Moves the focus from the fields of `form` to its button. While the form is on its way, they are inert, and would drop
 * it: what is changed by then would be lost with the form. Not `disabled`, as nothing disabled is read from a form.
 */
export const leaveFields = (form: HTMLFormElement): void =>
  form.querySelector<HTMLElement>('[type="submit"]')!.focus({ preventScroll: true })
