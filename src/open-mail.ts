/**
 * Opens a mail link as if the visitor had clicked it. A link and not `location.href`: extensions that bring webmail to
 * mail links listen for clicks.
 */
export function openMail(href: string): void {
  const link = document.createElement('a')
  link.href = href
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
}
