import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'

interface PageAsked {
  /** From 1, as the address says; the first where it says nothing sensible. */
  readonly page: number
  /** Changes with the page and with each `again`: what hangs on it is asked for anew. */
  readonly key: string
  again(): void
}

/** Which page of a list the address asks for. */
export function usePageAsked(): PageAsked {
  const [query] = useSearchParams()
  const [attempt, setAttempt] = useState(0)
  const page = Math.max(1, Math.floor(Number(query.get('page'))) || 1)
  const again = useCallback(() => setAttempt((count) => count + 1), [])
  return { page, key: `${page}:${attempt}`, again }
}
