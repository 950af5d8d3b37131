import { useEffect, useState } from 'react'
import { ask, type ReplyOf } from '../ask.ts'
import { shortest } from './places.ts'

/** Each search is written down: only what somebody stopped typing is looked for. */
const pauseMs = 280

export type Found = ReplyOf<'find'> | 'failed'

/** Who fits what is typed; null until it is known, and while too little is typed. */
export function useFound(text: string): Found | null {
  const typed = text.trim()
  const [known, setKnown] = useState<{ readonly typed: string; readonly found: Found } | null>(null)
  useEffect(() => {
    if (typed.length < shortest) return undefined
    const leaving = new AbortController()
    const look = async () => {
      const answer = await ask('find', { text: typed }, leaving.signal)
      if (leaving.signal.aborted) return
      setKnown({ typed, found: answer.type === 'done' ? answer.reply : 'failed' })
    }
    const waiting = setTimeout(() => void look(), pauseMs)
    return () => {
      clearTimeout(waiting)
      leaving.abort()
    }
  }, [typed])
  return known?.typed === typed ? known.found : null
}
