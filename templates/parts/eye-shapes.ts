import type { EyePart } from '../../generator/page.ts'

/** A piece of the drawing. */
export interface EyeShape {
  part?: EyePart
  /** How it looks when not marked: a tone of draw-eye.tsx. */
  tone: 'skin' | 'lid' | 'flesh' | 'white' | 'clear' | 'lens' | 'iris' | 'retina' | 'blood' | 'thread'
  d: string
  /** The larger part that contains it, if it is a part of its own. */
  within?: EyePart
  /** Drawn both above and below the line of sight. */
  twice?: true
}

type Point = readonly [x: number, y: number]

/** The position of a part's number, and the point its line leads to. */
export const marks: Record<EyePart, { at: Point; to: Point }> = {
  eyelids: { at: [22, 62], to: [74, 96] },
  eyelashes: { at: [20, 94], to: [46, 121] },
  'oil-glands': { at: [66, 22], to: [97, 86] },
  'tear-gland': { at: [216, 20], to: [172, 31] },
  'tear-film': { at: [20, 130], to: [81, 140] },
  conjunctiva: { at: [104, 20], to: [134, 62] },
  cornea: { at: [20, 162], to: [85, 162] },
  'anterior-chamber': { at: [20, 194], to: [101, 176] },
  'drainage-angle': { at: [94, 300], to: [109, 217] },
  iris: { at: [30, 226], to: [115, 192] },
  pupil: { at: [190, 150], to: [115, 158] },
  lens: { at: [200, 188], to: [146, 178] },
  'ciliary-muscle': { at: [186, 116], to: [133, 94] },
  sclera: { at: [372, 174], to: [317, 166] },
  choroid: { at: [350, 206], to: [300, 206] },
  vitreous: { at: [228, 108], to: [236, 150] },
  retina: { at: [236, 214], to: [263, 239] },
  macula: { at: [256, 172], to: [301, 166] },
  'optic-nerve': { at: [368, 138], to: [350, 104] },
  'eye-muscles': { at: [330, 22], to: [300, 50] },
  brain: { at: [384, 210], to: [373, 262] },
}

// Ten units are a millimeter of an adult eye, though the thinnest layers are drawn thicker than they are. The line of
// sight is at y = 162. The front is on the left: the cornea has a radius of 7.8 mm, the ball behind it one of 11.5 mm.
// The nerve leaves toward the nose and a little higher than the macula, so from the side it appears above it.

/** From back to front. */
export const eyeShapes: readonly EyeShape[] = [
  // The face: brow, fold of the upper lid, cheek. To the left of it is air.
  {
    tone: 'skin',
    d: 'M40-9C34 20 42 38 60 50 70 57 78 62 80 71L64 119 86 122A86 86 0 0 0 97 216L74 221C72 240 74 260 80 278 84 294 74 308 72 330H410V-9Z',
  },
  {
    tone: 'flesh',
    part: 'tear-gland',
    d: 'M126 41C122 28 134 18 148 22 158 13 173 17 177 26 188 30 186 41 175 43 168 50 158 48 154 46 146 52 132 50 126 41Z',
  },
  { tone: 'thread', d: 'M146 45 142 55M157 44 149 57' },
  {
    tone: 'flesh',
    part: 'eye-muscles',
    d: 'M160 56A115 115 0 0 1 244 54Q330 57 410 62V42Q290 34 222 36 188 38 160 56Z',
  },
  {
    tone: 'flesh',
    part: 'eye-muscles',
    d: 'M149 262A115 115 0 0 0 262 262Q320 236 410 184V206Q320 260 256 282 190 304 149 262Z',
  },
  { tone: 'white', part: 'sclera', d: 'M104 217A115 115 0 1 0 104 107L110 113A107 107 0 1 1 110 211Z' },
  { tone: 'clear', d: 'M110 113A107 107 0 1 1 110 211Z' },
  { tone: 'blood', part: 'choroid', d: 'M148 253A107 107 0 1 0 148 71L151 75.5A102 102 0 1 1 151 248.5Z' },
  { tone: 'retina', part: 'retina', d: 'M157 252A102 102 0 1 0 157 72L160 78A95 95 0 1 1 160 246Z' },
  {
    tone: 'clear',
    part: 'vitreous',
    d: 'M160 78A95 95 0 1 1 160 246Q142 230 140 206 159 186 159 162T140 118Q142 94 160 78Z',
  },
  {
    tone: 'retina',
    part: 'macula',
    within: 'retina',
    d: 'M305 141A102 102 0 0 1 303 190L296 188C296 178 296 172 302 165.5 297 158 296 152 298 142Z',
  },
  {
    tone: 'white',
    part: 'optic-nerve',
    d: 'M286 112Q296 116 293 126C306 119 314 128 330 126Q360 122 410 108V76Q360 88 326 90C314 91 310 98 300 104Z',
  },
  { tone: 'thread', d: 'M410 92Q350 104 291 119' },
  { tone: 'clear', part: 'anterior-chamber', d: 'M112 113A63 63 0 0 0 112 211L115 181Q120 162 115 143Z' },
  {
    tone: 'lid',
    part: 'ciliary-muscle',
    twice: true,
    d: 'M111 112A107 107 0 0 1 150 71L158 77Q146 84 140 96T130 108L118 115Z',
  },
  { tone: 'thread', twice: true, d: 'M131 108V118M136 103V118' },
  {
    tone: 'lens',
    part: 'lens',
    d: 'M134 117C123 120 117 140 117 162S123 204 134 207C148 204 159 186 159 162S148 120 134 117Z',
  },
  { tone: 'clear', part: 'pupil', d: 'M113 143Q115 162 113 181L118 182Q116 162 118 142Z' },
  { tone: 'iris', part: 'iris', twice: true, d: 'M114 117L122 113Q121 130 119 141 116 146 112 142 110 130 114 117Z' },
  { tone: 'clear', part: 'cornea', d: 'M104 107A78 78 0 0 0 104 217L112 211A63 63 0 0 1 112 113Z' },
  {
    tone: 'lid',
    part: 'drainage-angle',
    twice: true,
    d: 'M103 121Q107 112 112 106 118 108 120 114 114 117 110 126 106 125 103 121Z',
  },
  {
    tone: 'blood',
    part: 'conjunctiva',
    d: 'M87 122C95 98 114 72 137 57Q149 52 147 62C134 72 115 88 106 106L103 104C110 88 128 72 141 61 118 76 98 98 91 122Z',
  },
  {
    tone: 'blood',
    part: 'conjunctiva',
    d: 'M97 217C104 238 118 254 137 267Q149 272 147 262C134 252 115 236 106 218L103 220C110 236 128 252 141 263 122 252 108 236 101 216Z',
  },
  { tone: 'lid', part: 'eyelids', d: 'M64 119L87 122C94 99 112 74 134 57Q104 76 80 71C68 84 63 102 64 119Z' },
  { tone: 'lid', part: 'eyelids', d: 'M74 221L97 217C104 237 116 252 134 266Q106 266 80 278C74 260 72 240 74 221Z' },
  {
    tone: 'white',
    part: 'oil-glands',
    d: 'M78 120a5 5 0 0 1 1-10 5 5 0 0 1 4-9 5 5 0 0 1 5-9 5 5 0 0 1 7-8 5 5 0 0 1 9-2 5 5 0 0 1-2 8 5 5 0 0 1-6 8 5 5 0 0 1-5 9 5 5 0 0 1-5 9Z',
  },
  {
    tone: 'white',
    part: 'oil-glands',
    d: 'M88 218a5 5 0 0 0 1 10 5 5 0 0 0 4 9 5 5 0 0 0 7 8 5 5 0 0 0 8 3 5 5 0 0 0-1-7 5 5 0 0 0-5-8 5 5 0 0 0-4-8Z',
  },
  { tone: 'retina', part: 'tear-film', d: 'M86 122A86 86 0 0 0 97 216L101 216A81 81 0 0 1 91 122Z' },
  {
    tone: 'iris',
    part: 'eyelashes',
    d: 'M65 117Q50 128 30 112 48 132 68 119ZM70 119Q58 134 38 126 58 142 73 120ZM76 220Q58 222 48 240 64 228 79 220ZM81 219Q68 230 62 248 76 234 84 219Z',
  },
]

/** Shown only on pages about it: the brain from the side, and the path of the signals to it. */
export const brainShapes: readonly EyeShape[] = [
  { tone: 'thread', d: 'M350 122V204M344 196L350 204 356 196' },
  { tone: 'clear', d: 'M396 264A52 52 0 1 0 292 264 52 52 0 1 0 396 264Z' },
  { tone: 'flesh', d: 'M341 284L344 301H353L354 284ZM349 286C346 294 356 298 365 296 373 295 378 289 373 282Z' },
  {
    tone: 'lid',
    d: 'M308 268C304 248 322 232 346 230 368 230 384 244 384 263 384 273 378 280 368 282L351 286C342 289 330 289 323 282 313 284 310 277 308 268Z',
  },
  {
    tone: 'thread',
    d: 'M323 282C322 272 334 267 347 267M322 246Q327 253 322 260M337 236Q334 246 341 253M354 236Q349 246 356 255',
  },
  // The part of the brain that sees.
  {
    tone: 'lid',
    part: 'brain',
    d: 'M373 242C382 248 384 256 384 263 384 273 378 280 368 282 363 275 359 270 363 258 365 249 368 246 373 242Z',
  },
]
