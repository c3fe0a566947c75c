/** A street to the horizon, with houses, an oncoming car, and a big street sign over the road. */
export function Street() {
  return (
    <>
      <path fill="#85876f" d="M-60 230H660V460H-60Z" />
      <path fill="#b9a698" d="M290 232-60 352V460H660V345L316 232Z" />
      <path fill="#565868" d="M292 232 20 460H560L312 232Z" />
      <path fill="#e9dcc0" d="m301 240 2 0 1 14h-3Zm-1 24h5l1 24h-7Zm-2 40h9l2 40h-13Zm-3 60h16l4 96h-24Z" />
      <Houses />
      <Car />
      <Signal />
    </>
  )
}

function Houses() {
  return (
    <>
      <path fill="#c48a70" d="m150 180 74 26v44l-74 28Z" />
      <path fill="#9c4f3c" d="m144 176 84 30v6l-84-24Z" />
      <path fill="#ffdf92" d="m166 204 14 4v18l-14 1Zm24 7 12 3v14l-12 1Z" />
      <path fill="#eac9a2" d="M-60 84 150 166v114L-60 358Z" />
      <path fill="#b25a40" d="M-60 66 158 158v14L-60 92Z" />
      <path fill="#ffdf92" d="m-10 142 34 11v40l-34-3Zm62 20 28 9v30l-28-3Z" />
      <path fill="#7c4a3f" d="m104 214q12-14 24 2v72l-24 9Z" />
      <path fill="#d9b7a2" d="m660 92-184 72v122l184 66Z" />
      <path fill="#9c4f3c" d="m660 74-192 80v14l192-70Z" />
      <path fill="#2f6f73" d="m660 176-164 30v64l164 42Z" />
      <path fill="#ffe6ab" d="m652 214-60 8v46l60 10Zm-72 9-34 5v34l34 5Z" />
      <path fill="#f3e3c9" d="m660 154-176 36v14l176-16Z" />
      <path fill="#d65a7c" d="m660 154-28 6v30l28-2Zm-58 12-26 5v24l26-2Zm-50 10-22 5v18l22-2Zm-44 9-24 5v14l24-2Z" />
    </>
  )
}

function Car() {
  return (
    <>
      <ellipse cx="248" cy="313" rx="54" ry="7" fill="#3d3f4d" />
      <path fill="#2b2d38" d="M206 296h18v18h-18Zm66 0h18v18h-18Z" />
      <path
        fill="#2f8f86"
        d="M216 268q5-24 12-27 20-4 40 0 7 3 12 27 15 5 15 14v18q0 6-6 6h-82q-6 0-6-6v-18q0-9 15-14Z"
      />
      <path fill="#cfe6e6" d="M223 266q3-14 8-18 17-3 34 0 5 4 8 18-25-4-50 0Z" />
      <path fill="#1f6a64" d="M232 280h32v10h-32Z" />
      <path fill="#f2ead8" d="M236 296h24v7h-24Z" />
    </>
  )
}

function Signal() {
  return (
    <>
      <path fill="none" stroke="#4c4f57" strokeWidth="7" d="M484 350V44" />
      <path fill="none" stroke="#4c4f57" strokeWidth="5" d="M484 50H282" />
      <rect x="280" y="62" width="32" height="80" rx="7" fill="#2b2d33" />
      <circle cx="296" cy="102" r="8" fill="#5c4b2b" />
      <circle cx="296" cy="127" r="8" fill="#26473d" />
      <rect x="318" y="36" width="160" height="52" rx="6" fill="#126b52" stroke="#fff" strokeWidth="3" />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M331 75V49l10 15 10-15v26M358 75l10-26 10 26m-17-9h14M386 49v26M395 75V49l16 26V49M442 53c-5-6-15-5-15 2 0 9 15 5 15 14 0 8-12 8-16 1M449 49h18m-9 0v26"
      />
      <path fill="none" stroke="#4c4f57" strokeWidth="5" d="M156 292V140q0-16 22-14" />
      <path fill="#4c4f57" d="m166 128 4-8h20l4 8Z" />
    </>
  )
}
