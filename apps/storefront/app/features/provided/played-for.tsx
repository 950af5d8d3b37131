import { useEffect, useState } from 'react'
import { clockText } from '../../../time-limits/clock-text.ts'

const everyMs = 1_000

/** How long the game has been open, all along: its frame may say it or not. */
export function PlayedFor({ name }: { readonly name: string }) {
  const [began] = useState(() => performance.now())
  const [now, setNow] = useState(began)
  useEffect(() => {
    const timer = window.setInterval(() => setNow(performance.now()), everyMs)
    return () => window.clearInterval(timer)
  }, [])
  return (
    <p className="provided-time" role="timer" aria-label={name}>
      {clockText((now - began) / 1_000)}
    </p>
  )
}
