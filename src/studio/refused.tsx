import type { ReactNode } from 'react'

/**
 * Why something was refused, if it was, above the problems that say more. In a small window, they may be out of view
 * when they appear.
 */
export function Refused({ sentence, children }: { sentence: string | undefined; children?: ReactNode }) {
  return (
    <div className="refusal">
      {sentence !== undefined && (
        <p className="refused" role="alert" key={sentence} ref={showWhole}>
          {sentence}
        </p>
      )}
      {children}
    </div>
  )
}

const showWhole = (sentence: HTMLElement | null) => sentence?.parentElement?.scrollIntoView({ block: 'nearest' })
