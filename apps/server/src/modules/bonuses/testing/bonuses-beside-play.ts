import { amount } from '@fairhouse/money'
import { codes, houseAccount, post } from '#modules/ledger'
import { type Gate, ownPotRounds, type Play, type Slice } from '#modules/play'
import { readPurse } from '#modules/wallet'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import { type PlayerId, uuidV7 } from '#platform/ids'
import { bonusBets } from '../bonus-bets.ts'
import { bonusAllows, bonusSlice } from '../bonus-slice.ts'
import { newGrant } from '../give-grant.ts'
import { beginNext } from '../move-grant.ts'
import type { BonusGame } from '../needs.ts'
import { insertGrant } from '../store/grants.ts'
import { testNeeds, nothingAgainst } from './test-bonuses.ts'

/** What bonuses bring to play, as the house puts them together, for one game. */
export interface BonusesBesidePlay {
  readonly slices: readonly Slice[]
  readonly gates: readonly Gate[]
  /** Gives a player own money, minor units. */
  fund(on: Database, player: PlayerId, cents: number): Promise<void>
  /** Gives a bonus that nobody wagers in a day. */
  giveEndless(on: Database, play: Play, player: PlayerId): Promise<void>
}

const endless = 1_000_000_000
const times = 1_000

export function bonusesBesidePlay(clock: Clock, game: BonusGame): BonusesBesidePlay {
  const potRounds = ownPotRounds(clock)
  const gameOf = (id: number) => (id === game.id ? game : undefined)
  const gamesTold = () => ({ allowedGames: [game.kind], allowedGamesExpanded: [] })
  const needs = { gameOf, gamesTold, potRounds }
  return {
    slices: [bonusSlice(needs), bonusBets(needs)],
    gates: [bonusAllows(needs)],
    fund: (database, player, cents) =>
      database.transaction(async (tx) => {
        const { cash: credit } = await readPurse(tx, player)
        const till = { currency: 'USD', till: 1 } as const
        const debit = await houseAccount(tx, { code: codes.houseTestMoney, ...till })
        const sum = amount(BigInt(cents))
        const sides = { debit, credit, amount: sum, currency: 'USD', reason: 'testMoney' } as const
        await post(tx, [{ id: uuidV7(clock.now()), leg: 1, ...sides }], clock.now())
      }),
    giveEndless: (database, play, player) =>
      database.transaction(async (tx) => {
        const now = clock.now()
        await play.touchSeat(tx, player)
        await insertGrant(
          tx,
          newGrant({
            id: uuidV7(now),
            player,
            key: 'bench',
            type: 'freeChip',
            name: null,
            amount: endless,
            times,
            games: 'contributing',
            claimedAt: now,
          }),
        )
        const all = { ...testNeeds({ database, clock, says: nothingAgainst() }), ...needs }
        await beginNext(all, { tx, now }, player)
      }),
  }
}
