/**
 * Opens a mail link as if the visitor had clicked it. Uses a link, not `location.href`: extensions that redirect mail
 * links to webmail listen for clicks.
 */
export function openMail(href: string): void {
  const link = document.createElement('a')
  link.href = href
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
}
