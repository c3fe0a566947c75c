/** The names of what is measured: the report looks results up by them. */
export const names = {
  bundled: 'Sightline: bundle and everything',
  cold: 'Sightline: everything',
  nothing: 'Sightline: nothing changed',
  city: 'Sightline: one city added',
  text: 'Sightline: one text edited',
  heading: 'Sightline: one heading edited, its picture drawn',
  word: 'Sightline: a word changed on every page',
  force: 'Sightline: everything again (--force)',
  pictures: 'pictures of shared links: all drawn',
  keptPictures: 'pictures of shared links: all from the cache',
  naive: 'naive loop: everything',
  floor: 'only writing the same pages',
  hugoCold: 'Hugo: everything',
  hugoNothing: 'Hugo: nothing changed',
  hugoCity: 'Hugo: one city added',
}
