/** The names of the measurements, by which the report looks up results. */
export const names = {
  bundled: 'Sightline: bundle and everything',
  cold: 'Sightline: everything',
  nothing: 'Sightline: nothing changed',
  city: 'Sightline: one city added',
  text: 'Sightline: one text edited',
  heading: 'Sightline: one heading edited, its picture drawn',
  word: 'Sightline: a word changed on every page',
  atomicCold: 'Sightline: everything, as a release (--atomic)',
  atomicText: 'Sightline: one text edited, as a release (--atomic)',
  force: 'Sightline: bundle, pictures and everything (--force)',
  pictures: 'pictures of shared links: all drawn',
  keptPictures: 'pictures of shared links: all from the cache',
  naive: 'naive loop: everything',
  floor: 'only writing the same pages',
}

/** What peers are measured at. They rebuild everything each time, so no change takes as long as an edited text. */
export const peerWork = { cold: 'everything', again: 'everything again', city: 'one city added' } as const

export const peerName = (name: string, version: string, work: keyof typeof peerWork) =>
  `${name} ${version}: ${peerWork[work]}`

/** Whether a line is the measurement of one kind of work of Hugo, whatever its version. */
export const isOfHugo = (line: string, work: keyof typeof peerWork) =>
  line.startsWith('Hugo ') && line.endsWith(`: ${peerWork[work]}`)
