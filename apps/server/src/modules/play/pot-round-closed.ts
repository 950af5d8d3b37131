import { z } from 'zod'
import type { Queryable } from '#platform/database'
import { type PlayerId, playerId } from '#platform/ids'
import type { Topic } from '#platform/outbox'

/** A round that was begun beside a pot is over, also one of which nothing was settled: whoever owns the pot may wait for it. */
export const potRoundClosed: Topic<PlayerId> = {
  name: 'potRoundClosed',
  read: (payload) => z.array(z.int()).parse(payload).map(playerId),
}

/** Told once, when the transaction has committed. */
export async function tellPotRoundClosed(
  on: Queryable,
  players: readonly PlayerId[],
): Promise<void> {
  if (players.length === 0) return
  await on.query('INSERT INTO outbox_event (topic, payload) VALUES ($1, $2::json)', [
    potRoundClosed.name,
    JSON.stringify(players),
  ])
}
