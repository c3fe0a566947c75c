/**
 * Copies `text`, or leaves `shown`, which holds it, selected: one key press copies it then. False where the clipboard is
 * closed to us: on an insecure page, by the visitor, in an old browser.
 */
export async function copyText(text: string, shown: HTMLInputElement | HTMLTextAreaElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    shown?.focus()
    shown?.select()
    return false
  }
}
