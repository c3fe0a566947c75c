/** A map of the cornea with rings of equal steepness. In keratoconus, the steepest spot is below the center. */
export function CornealMap() {
  return (
    <>
      <rect className="draw-deep" x="36" y="16" width="248" height="176" rx="12" />
      <rect className="draw-paper" x="46" y="26" width="228" height="156" rx="6" />
      <path className="draw-deep" d="M138 192h44l8 26h-60Z" />
      <path className="draw-fill" d="M104 216h112v8H104Z" />
      <circle className="draw-ground" cx="144" cy="104" r="70" />
      <path className="draw-tint" d="M144 50q48 8 50 54-2 52-48 62-52-4-54-58 4-50 52-58Z" />
      <path className="draw-fill" d="M146 76q34 8 36 40-4 34-36 40-36-4-38-40 4-34 38-40Z" fillOpacity=".5" />
      <path className="draw-fill" d="M148 98q26 6 26 28-4 22-28 24-24-4-24-26 4-20 26-26Z" />
      <path className="draw-warm" d="M150 114q14 4 13 15-3 10-15 11-12-2-12-12 3-12 14-14Z" />
      <circle className="draw-line" cx="144" cy="104" r="70" />
      <path className="draw-hair" d="M144 34v140M74 104h140" strokeDasharray="4 6" />
      <path className="draw-ground" d="M234 40h20v126h-20Z" />
      <path className="draw-tint" d="M234 40h20v100h-20Z" />
      <path className="draw-fill" d="M234 40h20v74h-20Z" fillOpacity=".5" />
      <path className="draw-fill" d="M234 40h20v48h-20Z" />
      <path className="draw-warm" d="M234 40h20v22h-20Z" />
      <path className="draw-line" d="M234 40h20v126h-20Z" />
    </>
  )
}
