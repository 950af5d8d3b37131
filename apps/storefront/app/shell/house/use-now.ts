import { useEffect, useState } from 'react'
import { useHouse } from './house.tsx'

const minute = 60_000

/** The house's clock when the page was made, then the browser's, by the minute. */
export function useNow(): number {
  const { madeAt } = useHouse()
  const [now, setNow] = useState(madeAt)
  useEffect(() => {
    const ahead = Date.now() - madeAt
    const timer = window.setInterval(() => setNow(Date.now() - ahead), minute)
    return () => window.clearInterval(timer)
  }, [madeAt])
  return now
}
