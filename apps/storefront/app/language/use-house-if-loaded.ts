import { useMemo } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { loader } from '../house-loader.server.ts'
import { unpack } from '../waking/packed.ts'
import type { House } from './house.tsx'

/** The house where it may be missing: around a page whose root broke. Pages themselves have `useHouse`. */
export function useHouseIfLoaded(): House | undefined {
  const packed = useRouteLoaderData<typeof loader>('root')?.house
  return useMemo(() => (packed === undefined ? undefined : unpack(packed)), [packed])
}
