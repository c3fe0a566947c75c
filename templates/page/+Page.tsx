/** Vike asks for a page; ours are made whole by +onRenderHtml. */
export default function Page() {
  return null
}
