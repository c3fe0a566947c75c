/** Why something was refused, if it was. In a small window, that may be out of view when it appears. */
export function Refused({ sentence }: { sentence: string | undefined }) {
  if (sentence === undefined) return null
  return (
    <p className="refused" role="alert" key={sentence} ref={showWhole}>
      {sentence}
    </p>
  )
}

const showWhole = (sentence: HTMLElement | null) => sentence?.scrollIntoView({ block: 'nearest' })
