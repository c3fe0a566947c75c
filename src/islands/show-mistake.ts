/**
 * For `ref`, on a mistake that appears above the field that has the focus, and pushes it down. The field goes to the end
 * of what is visible, below as much of the mistake as fits. React calls a stable function once.
 */
export const showMistake = (appeared: HTMLElement | null): void =>
  appeared?.ownerDocument.activeElement?.closest('.field')?.scrollIntoView({ block: 'end' })
