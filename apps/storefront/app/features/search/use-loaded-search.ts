import { useEffect, useState } from 'react'
import { useHouse } from '../../shell/house/house.tsx'
import { type LoadedSearch, loadSearch } from './load-search.ts'

interface Loading {
  readonly search: LoadedSearch | null
  readonly failed: boolean
  tryAgain(): void
}

/** What the sheet searches, once it is there. */
export function useLoadedSearch(): Loading {
  const { language, catalogueStamp } = useHouse()
  const [state, setState] = useState<LoadedSearch | 'failed' | null>(null)
  useEffect(() => {
    if (state !== null) return
    let gone = false
    const wait = async (): Promise<void> => {
      const next = await loadSearch(language, catalogueStamp).catch(() => 'failed' as const)
      if (!gone) setState(next)
    }
    void wait()
    return () => {
      gone = true
    }
  }, [language, catalogueStamp, state])
  return {
    search: state === 'failed' ? null : state,
    failed: state === 'failed',
    tryAgain: () => setState(null),
  }
}
