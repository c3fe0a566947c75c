/** templates/layout/logo.tsx, in two colours: forty units wide and high. */
export const logo = (fill: string, light: string) =>
  `<path fill="none" stroke="${fill}" stroke-width="3" stroke-linecap="round" d="M3 20c9-15 25-15 34 0c-9 15-25 15-34 0z"/>` +
  `<circle cx="20" cy="20" r="7" fill="${fill}"/><circle cx="22.5" cy="17.5" r="2.5" fill="${light}"/>`
