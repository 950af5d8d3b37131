import { z } from 'zod'
import { type PlayerId, playerId } from '#platform/ids'
import type { Topic } from '#platform/outbox'

const payload = z.object({ player: z.int().positive().transform(playerId) })

/** A message came into a player's inbox. Told when its transaction has committed. */
export const messageSent: Topic<{ readonly player: PlayerId }> = {
  name: 'messageSent',
  read: (row) => [payload.parse(row)],
}
