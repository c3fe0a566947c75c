import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The themes of two otherwise equal practices. Together they use everything that theme.yaml can contain. */
const themes = {
  river: {
    yaml: `colors:
  brand: "#1d4ed8"
  accent: "#9d174d"
logo: { file: drop.svg, height: 44 }
typeface: source-serif-4
corners: square
heroArt: lenses
`,
    logo: {
      file: 'drop.svg',
      text: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="#1d4ed8" d="M24 4c10 12 14 18 14 25a14 14 0 0 1-28 0c0-7 4-13 14-25z"/><circle cx="24" cy="29" r="6" fill="#fff"/></svg>\n',
    },
  },
  orchard: {
    yaml: `colors: { brand: "#166534" }
logo: { file: wordmark.svg, height: 36, holdsName: true }
typeface: nunito
corners: round
heroArt: rings
`,
    logo: {
      file: 'wordmark.svg',
      text: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 36"><circle cx="18" cy="18" r="14" fill="#166534"/><path fill="#166534" d="M44 12h130v12H44z"/></svg>\n',
    },
  },
} as const

export type ThemeName = keyof typeof themes

/** Gives the manifest in `folder` this theme. */
export function setTheme(name: ThemeName, folder: string): void {
  const { yaml, logo } = themes[name]
  writeFileSync(join(folder, 'theme.yaml'), yaml)
  mkdirSync(join(folder, 'logos'), { recursive: true })
  writeFileSync(join(folder, 'logos', logo.file), logo.text)
}
