import { useEffect, useState } from 'react'

/** The seconds until `time` (milliseconds since 1970), counting down live. 0 once it has passed. */
export function useSecondsLeft(time: number): number {
  const [seconds, setSeconds] = useState(() => left(time))
  useEffect(() => {
    // Read from the clock, not counted by ticks: a background tab gets those late or not at all.
    const timer = setInterval(() => {
      setSeconds(left(time))
      if (left(time) === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [time])
  return seconds
}

const left = (time: number) => Math.max(0, Math.ceil((time - Date.now()) / 1000))
