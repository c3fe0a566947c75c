import { expect, test } from 'vitest'
import { isCloseLabel } from '../../src/behaviours/close-label.ts'

test.each(['Close', 'close', 'Close this window', '× Close', 'Cerrar', 'Cerrar esta ventana', 'Close\n dialog'])(
  'Escape presses a button labeled %j',
  (label) => {
    expect(isCloseLabel(label)).toBe(true)
  },
)

test.each(['', 'Cancel', 'Sunday closed', 'Closest office', 'Disclose', 'Ángulo cerrado', 'Descerrar', 'closeé'])(
  'Escape does not press a button labeled %j',
  (label) => {
    expect(isCloseLabel(label)).toBe(false)
  },
)
