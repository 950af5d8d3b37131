import type { BodyOf, ReplyOf } from '@fairhouse/contract/call'
import type { jackpots } from '@fairhouse/contract/calls/jackpots'
import { jackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import type { Database } from '#platform/database'
import { type PlayerId, playerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { shownBy } from './meter.ts'
import { shownMeters, type ShownMeterRow } from './store/shown-meters.ts'
import { newestWins, type WinPlace, type WinRow } from './store/wins.ts'
import { secretOf } from './win-proof.ts'

type Reply = ReplyOf<typeof jackpots>

export interface ShowNeeds {
  readonly database: Database
  /** Addresses of the games that name a meter. */
  readonly gamesAt: ReadonlyMap<string, readonly string[]>
  /** Logins as others may see them: masked, empty for who hides. */
  loginsForOthers(players: readonly PlayerId[]): Promise<ReadonlyMap<number, string>>
}

/** What meters show now, and the newest wins. Meters that no game names any more wait, and are not shown. */
export async function showJackpots(
  { database, gamesAt, loginsForOthers }: ShowNeeds,
  { currency, limit, before }: BodyOf<typeof jackpots>,
): Promise<Reply> {
  const meters = await shownMeters(database, currency)
  const place = before === undefined ? null : placeOf(before)
  const found = await newestWins(database, currency, { limit: limit + 1, before: place })
  const wins = found.slice(0, limit)
  const last = wins.at(-1)
  const winners = [...new Set(wins.map((win) => Number(win.player_id)))].map(playerId)
  const logins = await loginsForOthers(winners)
  return {
    meters: meters.flatMap((row) => {
      const { name, run, pool, terms: stored } = row
      const games = gamesAt.get(name)
      if (!games) return []
      const { name: jackpot, seed, ceiling, won } = jackpotTerms.parse(stored)
      const amount = shownBy({ pool })
      const shown = { meter: name, jackpot, currency, amount, seed, ceiling }
      return [{ ...shown, won, run, ...provenBy(row), games: [...games] }]
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
      secret: secretOf(win),
      movement: win.movement === null ? null : Number(win.movement),
    })),
    nextBefore: last && found.length > limit ? writePlace(last) : null,
  }
}

/** What is shown beforehand, so that nothing can be changed afterwards. */
const provenBy = (row: ShownMeterRow) => ({
  seedHash: row.seed_hash,
  nextSeedHash: row.next_seed_hash,
  mix: row.mixed_before === null ? null : { before: row.mixed_before, first: row.mixed_first },
  chain: { movements: Number(row.movements), hash: row.head ?? '' },
})

const writePlace = ({ won_at: at, meter_id: meter, run }: WinRow): string =>
  `${at.getTime()}-${meter}-${run}`

function placeOf(written: string): WinPlace {
  const [at = 0, meter = 0, run = 0] = written.split('-').map(Number)
  return { at, meter, run }
}
