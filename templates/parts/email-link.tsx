/** The office's address; the browser masks the footer's one, see layout/footer.tsx. */
export function EmailLink({ email }: { email: string }) {
  return (
    <a className="email" href={`mailto:${email}`} data-event="email_click">
      {email}
    </a>
  )
}
