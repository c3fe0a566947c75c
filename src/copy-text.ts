/**
 * Copies `text`. If that fails, selects `shown`, which holds it, so that one key press copies it. Returns false when
 * the clipboard is unavailable: on an insecure page, denied by the visitor, in an old browser.
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
