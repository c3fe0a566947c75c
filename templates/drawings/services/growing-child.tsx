/** A child with glasses beside the marks that show how much it has grown. */
export function GrowingChild() {
  return (
    <>
      <path className="draw-paper draw-line" d="M226 14h40v212h-40Z" />
      <path
        className="draw-line"
        d="M226 42h14M226 66h22M226 90h14M226 114h14M226 138h22M226 162h14M226 186h14M226 210h22"
      />
      <path className="draw-here" d="M128 40h126" />
      <path className="draw-fill" d="M58 240q2-62 70-62t70 62Z" />
      <path className="draw-deep" d="M108 180q20 18 40 0l-6 20q-14 8-28 0Z" />
      <path className="draw-blush draw-line" d="M112 160h32v22q-16 14-32 0Z" />
      <path className="draw-blush draw-line" d="M72 104q-12-2-12 12t14 14M184 104q12-2 12 12t-14 14" />
      <path className="draw-blush draw-line" d="M72 98q0-50 56-50t56 50v22q-4 50-56 50t-56-50Z" />
      <path className="draw-deep" d="M66 104q-8-62 58-64 68-2 66 62-14-2-24-26-34 24-84 12-14 4-16 16Z" />
      <circle className="draw-paper" cx="103" cy="116" r="21" />
      <circle className="draw-paper" cx="153" cy="116" r="21" />
      <circle className="draw-deep" cx="104" cy="117" r="6" />
      <circle className="draw-deep" cx="152" cy="117" r="6" />
      <path
        className="draw-here"
        d="M82 116a21 21 0 0 1 42 0 21 21 0 0 1-42 0ZM132 116a21 21 0 0 1 42 0 21 21 0 0 1-42 0ZM124 112q4-4 8 0M82 112l-10-4M174 112l10-4"
      />
      <path className="draw-line" d="M112 150q16 12 32 0" />
    </>
  )
}
