/** An eye over a line of sight. public/favicon.svg is the same drawing. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 40 40" aria-hidden="true">
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        d="M3 20c9-15 25-15 34 0c-9 15-25 15-34 0z"
      />
      <circle cx="20" cy="20" r="7" fill="currentColor" />
      <circle className="logo-light" cx="22.5" cy="17.5" r="2.5" />
    </svg>
  )
}
