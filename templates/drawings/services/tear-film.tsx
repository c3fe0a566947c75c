/** An eye in a camera's viewfinder: the oil glands in its lids, and a tear film that starts to break up. */
export function TearFilm() {
  return (
    <>
      <path className="draw-blush" d="M34 34h252v172H34Z" />
      <path className="draw-paper draw-line" d="M58 122q44-58 102-58t102 58q-44 52-102 52T58 122Z" />
      <circle className="draw-fill" cx="160" cy="119" r="46" />
      <circle className="draw-tint" cx="160" cy="118" r="37" />
      <path className="draw-fill" d="M123 118h8M189 118h8M160 81v8M160 147v8" />
      <circle className="draw-deep" cx="160" cy="118" r="18" />
      <circle className="draw-paper" cx="148" cy="104" r="6" />
      <path className="draw-here" d="M180 94q10 2 6 12t6 14M132 134q0 10 12 11" />
      <path className="draw-blush draw-line" d="M58 122q44-58 102-58t102 58l14-8q-48-80-116-80T44 114Z" />
      <path className="draw-blush draw-line" d="M58 122q50 52 102 52t102-52l10 6q-52 68-112 68T48 128Z" />
      <path
        className="draw-here"
        d="M93 80l-8-10M110 69l-6-14M127 61l-4-15M144 57l-2-16M161 56V40M178 57l2-16M195 62l4-15M211 69l6-13M227 80l8-10M106 169l-4 9M124 176l-3 12M143 180l-1 11M162 181v12M181 179l1 6M199 175l3 11M216 168l4 8"
        strokeWidth="7"
      />
      <path className="draw-line" d="M34 58V34h26M260 34h26v24M286 182v24h-26M60 206H34v-24" strokeWidth="4" />
      <path className="draw-fill" d="M268 150q16 22 16 33a16 16 0 0 1-32 0q0-11 16-33Z" />
      <path className="draw-hair" d="M261 186q1 7 7 8" />
    </>
  )
}
