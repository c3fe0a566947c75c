/**
 * The office's email link, with a subject if the page has one. The browser masks the one in the footer, see
 * layout/footer.tsx.
 */
export function EmailLink({ email, subject }: { email: string; subject?: string }) {
  const fields = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`
  return (
    <a className="email" href={`mailto:${email}${fields}`} data-event="email_click">
      {email}
    </a>
  )
}
