import { useMemo } from 'react'
import { useRouteLoaderData } from 'react-router'
import { type Packed, unpack } from '../waking/packed.ts'
import type { House } from './house.tsx'

/** The house where it may be missing: around a page whose root broke. Pages themselves have `useHouse`. */
export function useHouseIfLoaded(): House | undefined {
  const packed = useRouteLoaderData<{ readonly house: Packed<House> }>('root')?.house
  return useMemo(() => (packed === undefined ? undefined : unpack(packed)), [packed])
}
