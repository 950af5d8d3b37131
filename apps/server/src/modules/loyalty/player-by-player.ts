import type { PlayerId } from '#platform/ids'
import { isOutOfReach } from '#platform/out-of-reach'

/** What is to be done for each of many players. */
interface Work<Found extends { readonly player: PlayerId }> {
  /** Those behind `after` in a fixed order, at most so many; null: from the beginning. */
  page(after: Found | null, limit: number): Promise<readonly Found[]>
  /** In a transaction of its own: none holds two players' rows. */
  each(player: PlayerId): Promise<void>
  /** What was not done, when somebody's failed: `points did not expire`. */
  readonly failed: string
}

const atOnce = 200

/**
 * Does something for player after player. One with whom something is wrong keeps nobody behind waiting, and is tried again with the next run; with a
 * database that is away nobody else is tried.
 * @throws AggregateError at the end, with a fault for each player whose work was not done.
 */
export async function playerByPlayer<Found extends { readonly player: PlayerId }>({
  page,
  each,
  failed,
}: Work<Found>): Promise<void> {
  const faults: Error[] = []
  let after: Found | null = null
  for (let more = true; more; ) {
    // oxlint-disable-next-line no-await-in-loop -- portion after portion
    const found: readonly Found[] = await page(after, atOnce)
    for (const { player } of found) {
      // oxlint-disable-next-line no-await-in-loop -- a player at a time
      const fault = await faultOf(each, player)
      if (fault === null) continue
      faults.push(fault)
      if (isOutOfReach(fault.cause)) throw new AggregateError(faults, failed)
    }
    after = found.at(-1) ?? after
    more = found.length === atOnce
  }
  if (faults.length > 0) throw new AggregateError(faults, failed)
}

async function faultOf(
  each: (player: PlayerId) => Promise<void>,
  player: PlayerId,
): Promise<Error | null> {
  try {
    await each(player)
    return null
  } catch (fault) {
    return new Error(`player ${player} had to be left`, { cause: fault })
  }
}
