/** A night table, with a lens in its case below a window with the moon. */
export function LensAtNight() {
  return (
    <>
      <path className="draw-deep" d="M92 12h136v124H92Z" />
      <path className="draw-paper" d="M192 40a26 26 0 1 0 22 42 25 25 0 0 1-22-42Z" />
      <path className="draw-hair" d="M118 34v8M114 38h8M134 96v8M130 100h8M212 34v8M208 38h8" />
      <path className="draw-line" d="M92 12h136v124H92ZM160 12v124" strokeWidth="5" />
      <path className="draw-tint" d="M84 134h152v9H84Z" />
      <path className="draw-fill" d="M14 212h292v10H14Z" />
      <path className="draw-tint" d="M30 222h260v18H30Z" />
      <path className="draw-paper draw-line" d="M90 184q4 28 30 28h98q26 0 30-28Z" />
      <ellipse className="draw-paper draw-line" cx="122" cy="184" rx="38" ry="13" />
      <ellipse className="draw-paper draw-line" cx="216" cy="184" rx="38" ry="13" />
      <ellipse className="draw-fill" cx="122" cy="186" rx="29" ry="8" fillOpacity=".55" />
      <ellipse className="draw-fill" cx="216" cy="186" rx="29" ry="8" fillOpacity=".55" />
      <path className="draw-here draw-blush" d="M190 154q26-9 52 0 0 26-26 30-26-4-26-30Z" />
      <path className="draw-here" d="M190 154q26 9 52 0" />
      <path className="draw-paper draw-line" d="M34 212q-4-20 4-26h32q8 6 4 26Z" />
      <path className="draw-hair" d="M38 194h32" />
    </>
  )
}
