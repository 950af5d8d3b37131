import { useEffect, useState } from 'react'

const longestTimer = 2 ** 31 - 1

/** Whether a moment (ISO 8601) is over by this browser's clock; becomes true by itself. */
export function useIsPast(moment: string): boolean {
  const [now, setNow] = useState(() => Date.now())
  const left = Date.parse(moment) - now
  useEffect(() => {
    if (left <= 0) return undefined
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left, longestTimer))
    return () => clearTimeout(timer)
  }, [left])
  return left <= 0
}
