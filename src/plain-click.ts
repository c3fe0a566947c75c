/** Whether a click on a link leads there in this tab. With these keys held, browsers open it elsewhere or download it. */
export const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey)
