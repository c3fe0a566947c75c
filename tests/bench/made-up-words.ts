import type { Dice } from '../support/dice.ts'

// Meaningless texts to measure with: sentences of a few fixed forms, filled from word lists. They contain nothing that
// HTML, JSON or YAML would escape, so that they can be found in a page letter for letter.

export type BenchLanguage = 'en' | 'es'

/** Sentences of about `length` characters in total. */
export function madeUpText(dice: Dice, language: BenchLanguage, length: number): string {
  let text = madeUpSentence(dice, language)
  // Adds sentences while they bring the text closer to its length.
  for (;;) {
    const longer = `${text} ${madeUpSentence(dice, language)}`
    if (Math.abs(longer.length - length) >= Math.abs(text.length - length)) return text
    text = longer
  }
}

/** A line without punctuation, such as a heading or a list item. Only its first word may exceed `length` characters. */
export function madeUpLine(dice: Dice, language: BenchLanguage, length: number): string {
  const [first, ...rest] = madeUpText(dice, language, length + meanSentence)
    .replaceAll(/[.,]/g, '')
    .split(' ')
  let line = first!
  for (const word of rest) {
    if (line.length + 1 + word.length > length) break
    line += ` ${word}`
  }
  return line
}

const meanSentence = 70

function madeUpSentence(dice: Dice, language: BenchLanguage): string {
  const { forms, ...lists } = vocabularies[language]
  return dice.pick(forms)!.replaceAll(/\{(\w+)\}/g, (_, list: string) => {
    if (list === 'name') return madeUpName(dice)
    const words = lists[list.toLowerCase() as keyof typeof lists].split('|')
    return list === list.toLowerCase() ? dice.pick(words)! : capital(dice.pick(words)!)
  })
}

/** The name of a street, a park, a school: real texts are full of names, which makes even short lines differ. */
const madeUpName = (dice: Dice) => capital(Array.from({ length: 3 }, () => dice.pick(syllables)!).join(''))
const syllables =
  'ba|ce|di|fo|gu|la|me|ni|po|ru|sa|te|vi|zo|bra|cle|dri|flo|gru|pla|tre|vin|zan|mor|lis|ket|nar|dol'.split('|')

const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1)

/** Sentence forms, and what may replace a name in braces, separated by `|`. */
const vocabularies = {
  en: {
    forms: [
      '{name} {places} {acts} {times}, as the {traits} {things} does.',
      '{Times} {name} {places} {acts}, and the {traits} {things} {acts}.',
      'The {things} of {name} {acts} {times}, but a {traits} {things} {acts} {places}.',
      'Where {name} {acts}, the {things} {places} {acts} {times}.',
    ],
    things:
      'bakery|ferry|garden|kitchen|orchard|workshop|market|station|harbor|meadow|quarry|bridge|tower|canal|mill|barn|fountain|school|library|square',
    traits: 'quiet|narrow|wooden|painted|crowded|northern|southern|hidden|sunny|windy|grassy|paved|stony|curved|long',
    places:
      'by the river|on the hill|near the old wall|behind the park|across the road|below the dam|past the tracks|beside the lake|under the trees|along the coast|at the corner|above the valley',
    acts: 'opens early|closes late|fills up|slows down|turns west|turns east|keeps busy|stays open|wakes up|waits for rain|looks empty|changes hands|draws a crowd|smells of bread|sounds of music',
    times:
      'in spring|in summer|in autumn|in winter|before noon|after lunch|on market days|on holidays|at dusk|at dawn|all week|most evenings',
  },
  es: {
    forms: [
      '{name} {acts} {places} {times}, como el {things} {traits}.',
      '{Times} {name} {acts} {places}, y el {things} {traits} {acts}.',
      'El {things} de {name} {acts} {times}, pero un {things} {traits} {acts} {places}.',
      'Donde {name} {acts}, el {things} {places} {acts} {times}.',
    ],
    things:
      'mercado|jardín|puerto|puente|molino|huerto|taller|barrio|muelle|parque|almacén|canal|establo|teatro|museo|camino|kiosco|colegio|pueblo|patio',
    traits:
      'tranquilo|estrecho|pintado|lleno|antiguo|soleado|ventoso|largo|curvo|alto|pequeño|escondido|verde|ancho|nuevo',
    places:
      'junto al río|en la loma|cerca del muro|detrás del bosque|al otro lado del camino|bajo la presa|pasando las vías|a la orilla del lago|entre los árboles|por la costa|en la esquina|sobre el valle',
    acts: 'abre temprano|cierra tarde|se llena|va despacio|mira al oeste|mira al este|sigue activo|queda abierto|despierta|espera la lluvia|parece vacío|cambia de manos|atrae gente|huele a pan|suena a música',
    times:
      'en primavera|en verano|en otoño|en invierno|antes del mediodía|después de comer|los días de feria|los días de fiesta|al atardecer|al amanecer|toda la semana|casi todas las tardes',
  },
}
