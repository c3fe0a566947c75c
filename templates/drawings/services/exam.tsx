/** The instrument of an eye exam, two turrets of lenses to look through, in front of a letter chart. */
export function Exam() {
  return (
    <>
      <path className="draw-tint" d="M96 14h128v92H96Z" />
      <path className="draw-paper draw-line" d="M108 22h104v76H108Z" />
      <path
        className="draw-deep"
        d="M150 32h20v4h-15v3h11v4h-11v3h15v4h-20ZM128 60h12v3h-9v3h7v3h-7v7h-3ZM152 60h16v3h-6v13h-4V63h-6ZM182 60h10a5 5 0 0 1 0 10h-6v6h-4Z"
      />
      <path className="draw-line" d="M124 88h72" strokeDasharray="10 6" />
      <path className="draw-fill" d="M154 100h12v26h-12Z" />
      <path className="draw-deep" d="M116 118h88v12h-88Z" />
      <Turret />
      <Turret isMirrored />
      <path className="draw-paper draw-line" d="M151 168q9-18 18 0v26h-18Z" />
    </>
  )
}

function Turret({ isMirrored = false }: { isMirrored?: boolean }) {
  return (
    <g transform={isMirrored ? 'matrix(-1 0 0 1 320 0)' : undefined}>
      <circle className="draw-deep" cx="38" cy="150" r="14" />
      <path
        className="draw-paper draw-line"
        d="M64 126q30-20 62-2 24 16 22 48t-30 46q-32 12-56-12-26-28-14-58 4-14 16-22Z"
      />
      <circle className="draw-tint" cx="92" cy="172" r="42" />
      <circle className="draw-line" cx="92" cy="172" r="33" strokeDasharray="1 9.36" strokeWidth="5" />
      <circle className="draw-fill" cx="112" cy="172" r="17" />
      <circle className="draw-deep" cx="112" cy="172" r="11" />
      <path className="draw-here" d="M104 172a8 8 0 0 1 8-8" />
      <circle className="draw-paper draw-line" cx="72" cy="186" r="12" />
      <path className="draw-line" d="M72 178v8" />
    </g>
  )
}
