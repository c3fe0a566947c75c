/** Hides every inventory row that lacks a word typed into the box. */
export function filterInventory(box: HTMLElement, rows: readonly HTMLTableRowElement[], countText: string): void {
  const input = box.querySelector('input')!
  const status = box.querySelector<HTMLElement>('[role="status"]')!
  const texts = rows.map((row) => row.textContent.toLowerCase())
  input.addEventListener('input', () => {
    const fits = matching(texts, input.value)
    for (const [index, row] of rows.entries()) row.hidden = !fits[index]!
    const shown = fits.filter(Boolean).length
    status.textContent = countText.replace('{shown}', String(shown)).replace('{rows}', String(rows.length))
  })
}

/** For each of the lower-case `texts`, whether it contains every word of `wanted`, in any order. */
export function matching(texts: readonly string[], wanted: string): boolean[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  return texts.map((text) => words.every((word) => text.includes(word)))
}
