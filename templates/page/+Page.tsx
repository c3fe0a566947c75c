/** Vike requires a page component; ours are rendered whole by +onRenderHtml. */
export default function Page() {
  return null
}
