/** The near object: a phone in the hand, with large and small text. */
export function Phone() {
  return (
    <g transform="rotate(-9 116 340)">
      <g fill="none" stroke="#b97a57" strokeWidth="19" strokeLinecap="round">
        <path d="M150 318h27M150 342h30M150 366h28M150 390h24" />
      </g>
      <rect x="58" y="246" width="116" height="220" rx="16" fill="#23252c" />
      <rect x="65" y="254" width="102" height="212" rx="10" fill="#fffdf8" />
      <Clock />
      <g fill="none" stroke="#4a4f58" strokeWidth="3.4" strokeLinecap="round">
        <path d="M80 322h14m5 0h22m5 0h26M80 333h24m5 0h12m5 0h18" />
      </g>
      <path fill="#d9efec" d="M76 344h66q8 0 8 8v18q0 8-8 8H84q-8 0-8-8Z" />
      <path fill="#be185d" d="M116 388h32q8 0 8 8v60h-48v-60q0-8 8-8Z" opacity=".16" />
      <g fill="none" stroke="#0f5a54" strokeWidth="3.4" strokeLinecap="round">
        <path d="M85 355h20m5 0h28M85 366h30m5 0h12" />
      </g>
      <path fill="#cf9068" d="M30 470C28 400 30 372 44 344c8-18 18-30 26-26 9 5 2 22-4 38-6 18 2 60 8 114Z" />
    </g>
  )
}

/** 7:30, which looks the same in both languages. */
function Clock() {
  return (
    <path
      fill="none"
      stroke="#1d2430"
      strokeWidth="4.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M82 278h16l-10 26M107 285v.1M107 298v.1M116 281c4-5 13-4 13 3 0 5-4 6-7 6 4 0 8 2 8 7 0 9-12 9-15 3M145 278c-11 0-11 26 0 26s11-26 0-26Z"
    />
  )
}
