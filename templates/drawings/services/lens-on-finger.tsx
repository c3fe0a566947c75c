/** A wide lens, filled with fluid, on the tip of a finger. */
export function LensOnFinger() {
  return (
    <>
      <circle className="draw-tint" cx="160" cy="112" r="100" />
      <path className="draw-blush draw-line" d="M128 240v-78q0-36 32-36t32 36v78Z" />
      <path className="draw-paper draw-line" d="M140 168q0-28 20-28t20 28q-2 10-20 10t-20-10Z" />
      <path className="draw-line" d="M134 214q26 8 52 0" />
      <path className="draw-paper draw-line" d="M78 62q6-4 16-4h132q10 0 16 4-14 66-82 66T78 62Z" />
      <path className="draw-fill" d="M96 78h128q-18 42-64 42T96 78Z" fillOpacity=".55" />
      <path className="draw-here" d="M78 62q6-4 16-4h132q10 0 16 4-14 66-82 66T78 62Z" />
      <path className="draw-hair" d="M104 84q10 22 34 28" strokeWidth="4" />
      <path className="draw-fill" d="M160 12q12 17 12 25a12 12 0 0 1-24 0q0-8 12-25Z" />
    </>
  )
}
