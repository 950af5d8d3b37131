import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import { dayOf } from '#platform/iso-time'
import { type Lease, whileHolding } from '#platform/leases/lease'
import { deleteOldPlay } from '../store/delete-old-play.ts'
import { playedTogether } from '../store/played-together.ts'
import { reckonedDay } from '../store/reckoned-day.ts'
import { trendingScores } from '../store/trending-scores.ts'
import { writeReckoned } from '../store/write-reckoned.ts'

export interface ReckonNeeds {
  readonly database: Database
  readonly clock: Clock
}

/** Each game that was played in the last seven days, with its score. */
export const trendingContent = z.array(z.tuple([z.int(), z.number()]))
/** Two games and how many players they have in common. */
export const togetherContent = z.object({
  day: z.string(),
  pairs: z.array(z.tuple([z.int(), z.int(), z.int()])),
})

/** Reckons for all nodes how much each game is played, and forgets what is too old to count. Work of one node at a time. */
export async function reckonTrending(needs: ReckonNeeds, lease: Lease): Promise<void> {
  const day = today(needs)
  const scores = await trendingScores(needs.database, day)
  const content = scores.map(({ game_id, score }): [number, number] => [game_id, score])
  await write(needs, lease, { name: 'trending', content })
  await deleteOldPlay(needs.database, day)
}

/** Reckons for all nodes which games have players in common; once a day, so that a player's picks stay as they are for the day. */
export async function reckonTogether(needs: ReckonNeeds, lease: Lease): Promise<void> {
  const day = today(needs)
  if ((await reckonedDay(needs.database, 'together')) === day) return
  const rows = await playedTogether(needs.database, day)
  const pairs = rows.map((row): [number, number, number] => [row.one, row.other, row.players])
  await write(needs, lease, { name: 'together', content: { day, pairs } })
}

type Content =
  | { readonly name: 'trending'; readonly content: z.infer<typeof trendingContent> }
  | { readonly name: 'together'; readonly content: z.infer<typeof togetherContent> }

function write({ database, clock }: ReckonNeeds, lease: Lease, what: Content): Promise<void> {
  const content = JSON.stringify(what.content)
  const stamp = createHash('sha256').update(content).digest('base64url').slice(0, 12)
  return whileHolding(database, lease, (tx) =>
    writeReckoned(tx, { name: what.name, stamp, content, nowMs: clock.now() }),
  )
}

const today = ({ clock }: ReckonNeeds): string => dayOf(clock.now())
