import { useEffect, useRef, useState } from 'react'

/** Milliseconds in which a change is counted through: what comes from the house about every two seconds runs on evenly. */
const lasts = 1_800

/**
 * A number that counts up to its new value. A fall is shown at once, as is every change for who wants no motion.
 * @param value whole minor units.
 */
export function useCounted(value: number): number {
  const [shown, setShown] = useState(value)
  const now = useRef(value)
  useEffect(() => {
    const from = now.current
    const show = (amount: number): void => {
      now.current = amount
      setShown(amount)
    }
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    let frame = 0
    const begun = performance.now()
    const step = (): void => {
      const done = value < from || isCalm ? 1 : Math.min(1, (performance.now() - begun) / lasts)
      show(Math.round(from + (value - from) * done))
      if (done < 1) frame = requestAnimationFrame(step)
    }
    if (value !== from) frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [value])
  return shown
}
