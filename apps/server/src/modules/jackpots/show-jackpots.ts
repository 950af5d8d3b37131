import type { BodyOf, ReplyOf } from '@fairhouse/contract/call'
import type { jackpots } from '@fairhouse/contract/calls/jackpots'
import { jackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import type { Database } from '#platform/database'
import { type PlayerId, playerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { shownBy } from './meter.ts'
import { shownMeters } from './store/shown-meters.ts'
import { newestWins } from './store/wins.ts'

type Reply = ReplyOf<typeof jackpots>

export interface ShowNeeds {
  readonly database: Database
  /** Addresses of the games that name a meter. */
  readonly gamesAt: ReadonlyMap<string, readonly string[]>
  /** Logins as strangers may see them. */
  maskedLogins(players: readonly PlayerId[]): Promise<ReadonlyMap<number, string>>
}

/** What meters show now, and the newest wins. Meters that no game names any more wait, and are not shown. */
export async function showJackpots(
  { database, gamesAt, maskedLogins }: ShowNeeds,
  { currency, limit }: BodyOf<typeof jackpots>,
): Promise<Reply> {
  const meters = await shownMeters(database, currency)
  const wins = await newestWins(database, currency, limit)
  const winners = [...new Set(wins.map((win) => Number(win.player_id)))].map(playerId)
  const logins = await maskedLogins(winners)
  return {
    meters: meters.flatMap(({ name, run, pool, seed_hash: seedHash, terms: stored }) => {
      const games = gamesAt.get(name)
      if (!games) return []
      const { name: jackpot, seed, ceiling, won } = jackpotTerms.parse(stored)
      const amount = shownBy({ pool })
      const shown = { meter: name, jackpot, currency, amount, seed, ceiling }
      return [{ ...shown, won, run, seedHash, games: [...games] }]
    }),
    wins: wins.map((win) => ({
      meter: win.meter,
      jackpot: win.jackpot,
      currency: win.currency,
      login: logins.get(Number(win.player_id)) ?? '***',
      uri: win.uri,
      amount: Number(win.amount),
      at: isoTime(win.won_at.getTime()),
      run: win.run,
      order: win.place,
      seed: win.seed,
      seedHash: win.seed_hash,
    })),
  }
}
