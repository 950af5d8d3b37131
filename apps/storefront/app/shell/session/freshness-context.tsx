import { createContext, useContext } from 'react'
import type { Freshness } from './keep-fresh.ts'

export const FreshnessContext = createContext<Freshness | null>(null)

/** @throws outside the document, which provides it. */
export function useFreshness(): Freshness {
  const freshness = useContext(FreshnessContext)
  if (freshness === null) throw new Error('nothing keeps this component fresh')
  return freshness
}
