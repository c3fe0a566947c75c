import { onWordsSaved } from '../develop/take-words.ts'
import { editCookie } from '../shared/studio.ts'
import { rememberToken } from './call.ts'
import { followTexts } from './follow-texts.ts'
import { followPointer } from './pointer.ts'
import { readAgain, readMarks } from './read-marks.ts'
import { warnOnClose } from './warn-on-close.ts'

// The editor on the page, in development only: no published page has it. While it is on, the server sends texts with
// marks.

rememberToken(new URL(import.meta.url).searchParams.get('token') ?? '')

const isEditing = document.cookie.includes(`${editCookie}=`)

if (isEditing) {
  readMarks(document.body)
  // The page's scripts, and the server after a save, insert marked texts later.
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Text) readAgain(target)
      for (const node of addedNodes) if (node.isConnected) readMarks(node)
    }
  })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  followPointer()
  warnOnClose()
  onWordsSaved(followTexts)
}

// React starts after the marks are read: a pre-rendered part must match what its script expects.
Promise.all([import('./mount.tsx'), isEditing && followTexts()]).then(([{ mountStudio }]) => mountStudio(isEditing))
