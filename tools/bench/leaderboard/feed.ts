import { tellSettled } from '../../../apps/server/src/modules/play/index.ts'
import type { Database } from '../../../apps/server/src/platform/database.ts'
import { uuidV7 } from '../../../apps/server/src/platform/ids.ts'

/** A batch of bets is written so often. */
const batchMs = 10

export interface Feeding {
  readonly database: Database
  /** As who commits bets tells the outbox. */
  readonly grew: () => void
  readonly uri: string
  readonly players: number
  readonly roundsPerSecond: number
}

/** Settles rounds of all players in turn for so long, at a steady rate, in batches as play does. @returns how many. */
export async function feed(
  { database, grew, uri, players, roundsPerSecond }: Feeding,
  ms: number,
): Promise<number> {
  const begunAt = performance.now()
  let fed = 0
  while (performance.now() - begunAt < ms) {
    const due = Math.floor(((performance.now() - begunAt) / 1000) * roundsPerSecond) - fed
    const now = Date.now()
    const rounds = Array.from({ length: due }, (_, index) =>
      roundOf(fed + index, { uri, players, now }),
    )
    await tellSettled(database, rounds, now)
    fed += due
    grew()
    await new Promise((resolve) => setTimeout(resolve, batchMs))
  }
  return fed
}

/** Scores differ from round to round, so that places move. */
const roundOf = (
  number: number,
  { uri, players, now }: { readonly uri: string; readonly players: number; readonly now: number },
) => ({
  roundId: uuidV7(now),
  playerId: 1 + (number % players),
  gameId: 271,
  uri,
  stake: 100,
  payout: number % 4 === 0 ? (Math.imul(number, 2_654_435_761) >>> 0) % 2_000 : 0,
  currency: 'CREDIT' as const,
  nonce: 0,
  isVoid: false,
})
