/** Vike requires a page component. Ours are rendered whole by +onRenderHtml. */
export default function Page() {
  return null
}
