/** Loads a vendor's script, as given in the manifest. The request does not reveal which page it comes from. */
export function injectScript(url: string): void {
  const script = document.createElement('script')
  script.async = true
  script.referrerPolicy = 'no-referrer'
  script.src = url
  document.head.append(script)
}
