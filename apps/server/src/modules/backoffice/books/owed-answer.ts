import type { jackpotWins, owed } from '@fairhouse/contract/backoffice/books'
import { sumsUnderWay } from '#modules/cashier'
import { newestWins } from '#modules/jackpots'
import { type Owed, owedToPlayers, type Sides, sidesOfLedger } from '#modules/wallet'
import { isoTime } from '#platform/iso-time'
import type { StaffAnswer } from '../calls/staff-answer.ts'
import type { BackofficeNeeds } from '../needs.ts'

type Needs = Pick<BackofficeNeeds, 'database'>

/** What the house owes players, what of it is held or under way, and that both sides of the ledger say the same. */
export const tellOwed =
  ({ database }: Needs): StaffAnswer<typeof owed> =>
  async () => {
    const told = await owedToPlayers(database)
    const sides = await sidesOfLedger(database)
    const underWay = await sumsUnderWay(database)
    return {
      reply: {
        owed: told.map((one) => ({ ...one, units: String(one.units), held: String(one.held) })),
        sides: sides.map((side) => ({
          asset: side.asset,
          players: String(side.players),
          house: String(side.house),
          held: String(side.held),
          awaited: String(side.awaited),
          isLevel: isLevel(side, told),
        })),
        underWay: underWay.map(({ cents, ...one }) => ({ ...one, amount: Number(cents) })),
      },
    }
  }

/** Players' accounts one by one, their sum, and the house's accounts come to the same. */
function isLevel({ asset, players, held, house, awaited }: Sides, told: readonly Owed[]): boolean {
  const all = told.filter((one) => one.asset === asset).reduce((sum, one) => sum + one.units, 0n)
  return players === house && held === awaited && all === players
}

const winsShown = 50

/** The newest wins of all jackpots. */
export const tellWins =
  ({ database }: Needs): StaffAnswer<typeof jackpotWins> =>
  async () => {
    const page = { limit: winsShown, before: null }
    const found = [
      ...(await newestWins(database, 'USD', page)),
      ...(await newestWins(database, 'CREDIT', page)),
    ].toSorted((one, other) => other.won_at.getTime() - one.won_at.getTime())
    return {
      reply: {
        wins: found.map(({ meter, run, jackpot, currency, amount, player_id, uri, won_at }) => ({
          meter,
          run,
          jackpot,
          currency,
          amount: Number(amount),
          player: Number(player_id),
          game: uri,
          at: isoTime(won_at.getTime()),
        })),
      },
    }
  }
