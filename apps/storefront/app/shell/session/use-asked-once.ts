import { useEffect, useRef, useState } from 'react'

/**
 * Asks something when the page appears, once for a key however often React mounts it.
 * @param ask may be another function each time; the one of the moment is called.
 */
export function useAskedOnce<Answer>(
  key: string,
  ask: () => Promise<Answer>,
): { readonly asked: Answer | null; again(): void } {
  const [asked, setAsked] = useState<{ key: string; answer: Answer } | null>(null)
  const [attempt, setAttempt] = useState(0)
  const begun = useRef('')
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  useEffect(() => {
    const turn = `${attempt} ${key}`
    if (begun.current === turn) return
    begun.current = turn
    const askNow = async (): Promise<void> => {
      const answer = await latest.current()
      if (begun.current === turn) setAsked({ key, answer })
    }
    void askNow()
  }, [key, attempt])
  return {
    asked: asked?.key === key ? asked.answer : null,
    again() {
      setAsked(null)
      setAttempt((count) => count + 1)
    },
  }
}
