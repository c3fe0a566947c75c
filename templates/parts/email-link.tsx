/** The office's address, and what the e-mail is about where the page knows it. The browser masks the footer's one, see layout/footer.tsx. */
export function EmailLink({ email, subject }: { email: string; subject?: string }) {
  const fields = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`
  return (
    <a className="email" href={`mailto:${email}${fields}`} data-event="email_click">
      {email}
    </a>
  )
}
