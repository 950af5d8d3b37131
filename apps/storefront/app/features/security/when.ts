import { useEffect, useState } from 'react'
import { agoOf } from '../../shell/language/ago.ts'
import { useHouse } from '../../shell/house/house.tsx'

const everyMinute = 60_000

/** Tells "2 min. ago" of a moment (ISO 8601), and goes on telling it. */
export function useAgo(): (at: string) => string {
  const { language } = useHouse()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMinute)
    return () => clearInterval(timer)
  }, [])
  return (at) => agoOf(at, now, language)
}

/** A day as the language writes it. */
export const dayOf = (at: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(at))
