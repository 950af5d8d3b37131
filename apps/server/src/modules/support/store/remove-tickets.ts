import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const ofPlayers = 'SELECT support_remove_tickets($1::bigint[], NULL, $2) AS gone'
const doneBefore =
  'SELECT support_remove_tickets(NULL, to_timestamp($1::double precision / 1000), $2) AS gone'

/** Removes tickets of these players, with messages and the files that came with them, at most `most`. @returns them as they were. */
export async function removeTicketsOf(
  tx: Transaction,
  players: readonly PlayerId[],
  most: number,
): Promise<readonly object[]> {
  const rows = await rowsOf<{ gone: object }>(tx, ofPlayers, [[...players], most])
  return rows.map(({ gone }) => gone)
}

/** Removes tickets that were answered or closed before then (epoch milliseconds), and nothing was said since, at most `most`. @returns how many. */
export async function removeOldTickets(
  tx: Transaction,
  before: number,
  most: number,
): Promise<number> {
  return (await rowsOf(tx, doneBefore, [before, most])).length
}
