import { initialsOf } from './name-plate.tsx'
import { setLines } from './set-text.ts'
import { TextLines } from './text-lines.tsx'

/** The practice from the street: its sign, a window, and a plate with the doctor's initials by the door. */
export function OfficeDrawing({ practice, doctor }: { practice: string; doctor: string }) {
  const sign = setLines(practice, 236)
  const high = sign.length * 22 + 22
  return (
    <svg className="drawing" viewBox="0 0 448 330" aria-hidden="true">
      <path className="draw-tint" d="M0 118h62V84h44v34h30v172H0Zm330-22h34V70h40v26h44v194H330Z" />
      <path className="draw-ground" d="M0 286h448v34a10 10 0 0 1-10 10H10a10 10 0 0 1-10-10Z" />
      <path className="draw-hair" d="M0 308h448" />
      <rect className="draw-paper" x="70" y="34" width="308" height="252" />
      <path className="draw-line" d="M70 286V34h308v252M60 34h328" />
      <rect className="draw-paper" x="92" y="52" width="264" height={high} rx="8" />
      <rect className="draw-line" x="92" y="52" width="264" height={high} rx="8" />
      <TextLines lines={sign} x={224} y={80} anchor="middle" />
      <g transform="translate(0 24)">
        <rect className="draw-tint" x="92" y="132" width="140" height="96" rx="3" />
        <path className="draw-paper" d="M92 228l96-96h28l-96 96Z" opacity=".5" />
        <path className="draw-line" d="M92 132h140v96H92ZM162 132v96M86 236h152" />
        <path
          className="draw-fill"
          d="M104 228c-10-22-2-34 8-38 12 6 16 22 8 38Zm22 0c-2-16 6-26 16-28 8 8 6 22-4 28Z"
        />
        <path
          className="draw-fill"
          d="M84 116h156l8 22a13 13 0 0 1-26 0 13 13 0 0 1-26 0 13 13 0 0 1-27 0 13 13 0 0 1-26 0 13 13 0 0 1-26 0 13 13 0 0 1-26 0 13 13 0 0 1-15 0Z"
        />
      </g>
      <rect className="draw-deep" x="262" y="150" width="66" height="136" rx="3" />
      <rect className="draw-tint" x="273" y="162" width="44" height="66" rx="3" />
      <path className="draw-paper" d="M273 214l44-44v20l-38 38h-6Z" opacity=".5" />
      <circle className="draw-paper" cx="318" cy="242" r="4" />
      <path className="draw-line" d="M252 286h86" />
      <rect className="draw-blush" x="336" y="184" width="38" height="30" rx="4" />
      <rect className="draw-here" x="336" y="184" width="38" height="30" rx="4" />
      <text x="355" y="206" textAnchor="middle">
        {initialsOf(doctor)}
      </text>
      <path className="draw-line" d="M412 286v-44" />
      <circle className="draw-fill" cx="412" cy="220" r="28" />
      <path className="draw-line" d="M30 286v-34" />
      <circle className="draw-fill" cx="30" cy="236" r="22" />
    </svg>
  )
}
