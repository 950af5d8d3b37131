import type { Queryable } from '#platform/database'
import type { Sighting } from '../sighting.ts'
import { sightingColumns, sightingsOf } from './sighting-row.ts'

const ofAddress = `
  SELECT ${sightingColumns} FROM payments_evm_sighting
  WHERE chain = $1 AND address = $2
  ORDER BY changed_at DESC, part DESC LIMIT 200`

/** What came to an address, the newest changes last, at most two hundred. */
export const sightingsAt = async (
  on: Queryable,
  chain: string,
  address: string,
): Promise<Sighting[]> => (await sightingsOf(on, ofAddress, [chain, address])).toReversed()

const unsettled = `
  SELECT ${sightingColumns} FROM payments_evm_sighting
  WHERE chain = $1 AND (state IN ('waiting', 'included') OR state = 'done' AND height IS NULL)
  ORDER BY first_seen_at LIMIT 1000`

/** What is not done, and what was done and lost its block. */
export const unsettledSightings = (on: Queryable, chain: string): Promise<Sighting[]> =>
  sightingsOf(on, unsettled, [chain])

const untold = `
  SELECT ${sightingColumns} FROM payments_evm_sighting
  WHERE chain = $1 AND told IS DISTINCT FROM state
  ORDER BY changed_at LIMIT 1000`

/** Of which the cashier may not have heard the last. */
export const untoldSightings = (on: Queryable, chain: string): Promise<Sighting[]> =>
  sightingsOf(on, untold, [chain])
