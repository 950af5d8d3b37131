import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import { type Lease, whileHolding } from '#platform/leases/lease'
import { deleteOldPlay } from '../store/delete-old-play.ts'
import { trendingScores } from '../store/trending-scores.ts'
import { writeReckoned } from '../store/write-reckoned.ts'

export interface ReckonNeeds {
  readonly database: Database
  readonly clock: Clock
}

/** Score of each game that was played in the last seven days. */
export const trendingContent = z.array(z.tuple([z.int(), z.number()]))

/** Reckons for all nodes how much each game is played, and forgets what is too old to count. Work of one node at a time. */
export async function reckonTrending(needs: ReckonNeeds, lease: Lease): Promise<void> {
  const nowMs = needs.clock.now()
  const day = isoTime(nowMs).slice(0, 10)
  const scores = await trendingScores(needs.database, day)
  const content = JSON.stringify(
    scores.map(({ game_id, score }) => [game_id, score]) satisfies z.infer<typeof trendingContent>,
  )
  await whileHolding(needs.database, lease, (tx) =>
    writeReckoned(tx, { name: 'trending', stamp: stampOf(content), content, nowMs }),
  )
  await deleteOldPlay(needs.database, day)
}

const stampOf = (content: string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 12)
