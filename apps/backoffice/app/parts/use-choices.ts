import { useSearchParams } from 'react-router'

interface Choices {
  /** What the address says by a name; null where it says nothing. */
  readonly chosen: (name: string) => string | null
  /** Writes a choice of that name; an empty one is taken out. */
  readonly choose: (name: string) => (value: string) => void
}

/** By what a page is narrowed. The address keeps it, so that a page can be sent to somebody, or saved as a view. */
export function useChoices(): Choices {
  const [query, setQuery] = useSearchParams()
  return {
    chosen: (name) => query.get(name) || null,
    choose: (name) => (value) => {
      const next = new URLSearchParams(query)
      if (value === '') next.delete(name)
      else next.set(name, value)
      setQuery(next, { replace: true })
    },
  }
}
