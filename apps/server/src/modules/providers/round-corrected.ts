import { z } from 'zod'
import type { Queryable } from '#platform/database'
import { type PlayerId, playerId } from '#platform/ids'
import type { Topic } from '#platform/outbox'

/** Something of a round was taken back after it had been closed: what it was counted as is no longer so. */
interface RoundCorrected {
  readonly player: PlayerId
  readonly roundId: string
}

const told = z.tuple([z.int(), z.uuid()])

/** Says that a round is to be looked at again, not how it stands: so it may be told twice, and in any order. */
export const roundCorrected: Topic<RoundCorrected> = {
  name: 'providerRoundCorrected',
  read: (payload) => {
    const [player, roundId] = told.parse(payload)
    return [{ player: playerId(player), roundId }]
  },
}

/** Told when the transaction has committed. */
export async function tellCorrected(
  on: Queryable,
  { player, roundId }: RoundCorrected,
): Promise<void> {
  await on.query('INSERT INTO outbox_event (topic, payload) VALUES ($1, $2::json)', [
    roundCorrected.name,
    JSON.stringify([player, roundId]),
  ])
}
