/** Dusk over Orange County: Saddleback, two palms and a thin moon. */
export function Sky() {
  return (
    <>
      <linearGradient id="sky" x2="0" y2="1">
        <stop stopColor="#3d6b8e" />
        <stop offset=".5" stopColor="#98b1ba" />
        <stop offset=".8" stopColor="#f5c49a" />
        <stop offset="1" stopColor="#ffe1b0" />
      </linearGradient>
      <path fill="url(#sky)" d="M-60-60H660V240H-60Z" />
      <path fill="#fff6dc" d="M541 40a19 19 0 1 0 19 28 15 15 0 0 1-19-28Z" />
      <path
        fill="#a493ab"
        d="M-60 240V208C10 196 60 206 120 196c50-8 76-34 112-38 22-2 32 10 50 8 20-2 32-20 54-16 36 6 52 32 96 40 70 12 130 2 228 14v36Z"
      />
      <path fill="#7d7597" d="M-60 240v-14c110-16 170 0 260-6 90-8 150-10 240-2 90 6 140 0 220 4v18Z" />
      <Palm x={122} y={64} height={212} />
      <g transform="translate(392 132) scale(.52)">
        <Palm x={0} y={0} height={230} />
      </g>
    </>
  )
}

/** The angles of the leaves on one side. The other side mirrors them. */
const leaves = [-84, -52, -22, 8, 40]

function Palm({ x, y, height }: { x: number; y: number; height: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        fill="#6b5049"
        d={`M-4 0C2 ${height / 3}-2 ${height / 2}-8 ${height}H8C4 ${height / 2} 8 ${height / 3} 4 0Z`}
      />
      {[1, -1].map((side) => (
        <g key={side} fill="#2c6a5c" transform={`scale(${side} 1)`}>
          {leaves.map((angle) => (
            <path key={angle} transform={`rotate(${angle})`} d="M-3-4C22-24 56-14 66 18 48 0 22-2 0 6Z" />
          ))}
        </g>
      ))}
      <circle r="7" fill="#4f7a4f" />
    </g>
  )
}
