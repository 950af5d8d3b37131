import { type Packed, unpack } from '../waking/packed.ts'
import type { House } from './house.tsx'

/** A route's matches begin with the root, whose data has the house; not where the root itself broke. */
type Matches = readonly [
  { readonly loaderData?: { readonly house: Packed<House> } | undefined },
  ...unknown[],
]

/** The house for a page's title and address, which are told outside its components. */
export function houseOf([root]: Matches): House | undefined {
  const packed = root.loaderData?.house
  return packed === undefined ? undefined : unpack(packed)
}
