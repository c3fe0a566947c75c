// The browser code of the page of all parts.

for (const frame of document.querySelectorAll('iframe')) {
  frame.addEventListener('load', () => grow(frame))
  if (frame.contentDocument?.readyState === 'complete') grow(frame)
}

document.querySelector('form')!.addEventListener('change', ({ currentTarget }) => {
  ;(currentTarget as HTMLFormElement).requestSubmit()
})

const find = document.querySelector<HTMLInputElement>('[name=find]')!
find.addEventListener('input', () => {
  for (const each of document.querySelectorAll<HTMLElement>('[data-name]'))
    each.hidden = !each.dataset.name!.includes(find.value.trim().toLowerCase())
})

for (const link of document.querySelectorAll<HTMLAnchorElement>('.source')) {
  link.addEventListener('click', (event) => {
    event.preventDefault()
    // The server opens the file in the running editor, and responds without content.
    fetch(link.href)
  })
}

/** Makes the frame as tall as its content. */
function grow(frame: HTMLIFrameElement): void {
  const { documentElement } = frame.contentDocument!
  frame.height = String(documentElement.scrollHeight)
}
