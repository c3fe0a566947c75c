/** A friend on the corner, smiling and waving. */
export function Person() {
  return (
    <>
      <path fill="#3b2a2b" d="M498 236c-12-46 4-76 40-76s54 30 42 78c-4 16-10 26-8 42h-68c4-16-4-28-6-44Z" />
      <path fill="#b97a57" d="M524 262h30v34h-30Z" />
      <path fill="#d8605a" d="M462 400c2-60 18-92 62-104 10 14 22 14 32 0 46 12 58 44 62 104v60H462Z" />
      <path fill="#fbe9d2" d="M524 296q15 22 32 0l-4-6h-24Z" />
      <path fill="#cf9068" d="M508 224c0-32 12-44 31-44s31 12 31 44c0 30-14 50-31 50s-31-20-31-50Z" />
      <path fill="#3b2a2b" d="M504 222c0-40 14-54 36-54s38 16 34 56c-6-14-10-24-14-32-16 8-36 8-46 4-4 8-8 16-10 26Z" />
      <g fill="none" stroke="#3b2a2b" strokeWidth="2.6" strokeLinecap="round">
        <path d="M519 211q6-4 12 0M547 211q6-4 12 0" />
        <path stroke="#a96a4a" d="M539 226l-2 10 5 1" />
      </g>
      <circle cx="525" cy="221" r="3.4" fill="#3b2a2b" />
      <circle cx="553" cy="221" r="3.4" fill="#3b2a2b" />
      <path fill="#fff" stroke="#a8453f" strokeWidth="2" d="M524 246q15 6 30 0-4 14-15 14t-15-14Z" />
      <path fill="none" stroke="#d8605a" strokeWidth="26" strokeLinecap="round" d="M484 372 452 344 446 300" />
      <path
        fill="#cf9068"
        d="M434 296c-4-10-8-22-5-24 4-2 7 8 9 12-1-10-3-22 1-22s5 12 6 20c1-8 2-20 6-19s2 14 2 20c2-6 6-16 9-13s-2 16-4 26c-2 8-6 12-12 12s-9-4-12-12Z"
      />
    </>
  )
}
