import { highestStake } from '@fairhouse/contract/bonus-rules'
import { countedBeside } from '#modules/play'
import type { Queryable } from '#platform/database'
import { bonusPocket, moneyIn } from './store/pockets.ts'
import type { StoredGrant } from './store/stored-grant.ts'
import { isRunning } from './states.ts'

/** A grant with what play did to it. Amounts are minor units. */
export interface Standing {
  readonly grant: StoredGrant
  /** Money in the pocket. */
  readonly balance: number
  /** What counts toward wagering so far. */
  readonly wagered: number
  readonly spinsUsed: number
}

/** How a grant stands now; one that does not run stands as it was written. */
export async function standingOf(on: Queryable, grant: StoredGrant): Promise<Standing> {
  const pocket = isRunning(grant.state) ? await bonusPocket(on, grant.player) : null
  if (pocket === null) return { grant, balance: 0, wagered: grant.wagered, spinsUsed: 0 }
  const [balance, counted] = [await moneyIn(on, pocket), await countedBeside(on, pocket)]
  return standing(grant, { balance, counted })
}

/** @param counted what play has counted beside the pocket since it was opened. */
function standing(
  grant: StoredGrant,
  { balance, counted }: { readonly balance: number; readonly counted: number },
): Standing {
  const since = Math.max(0, counted - grant.countedFrom)
  const { spins } = grant
  return grant.state === 'freeSpins' && spins
    ? {
        grant,
        balance,
        wagered: 0,
        spinsUsed: Math.min(spins.count, Math.floor(since / spins.stake)),
      }
    : { grant, balance, wagered: Math.min(grant.toWager, since), spinsUsed: spins?.count ?? 0 }
}

/** Free spins that are left. */
export const spinsLeft = ({ grant, spinsUsed }: Standing): number =>
  grant.state === 'freeSpins' ? (grant.spins?.count ?? 0) - spinsUsed : 0

/** What spins won so far: what is in the pocket beside the stakes of those that are left. */
export const wonBySpins = (at: Standing): number =>
  at.grant.state === 'freeSpins'
    ? Math.max(0, at.balance - spinsLeft(at) * (at.grant.spins?.stake ?? 0))
    : (at.grant.spinWins ?? 0)

/** What a grant has to come to once no round is open; null: it goes on. */
export function dueOf(at: Standing): 'spinsOver' | 'lost' | 'completed' | null {
  const { grant, balance, wagered } = at
  if (grant.state === 'freeSpins') return spinsLeft(at) === 0 ? 'spinsOver' : null
  if (grant.state !== 'active') return null
  if (balance === 0) return 'lost'
  return wagered >= grant.toWager ? 'completed' : null
}

/** What becomes of a bonus that is complete: cash up to its cap, and what goes back. Minor units. Pure. */
export function conversionOf({ grant, balance }: Standing): {
  readonly paidOut: number
  readonly takenBack: number
} {
  const paidOut = Math.min(balance, grant.maxCashout ?? balance)
  return { paidOut, takenBack: balance - paidOut }
}

/** What free spins that are over have become: a bonus of what they won, to be wagered. Pure. */
export const turnedBySpins = (
  at: Standing,
): Pick<StoredGrant, 'spinWins' | 'amount' | 'toWager'> => ({
  spinWins: wonBySpins(at),
  amount: at.balance,
  toWager: at.balance * at.grant.times,
})

/** The highest bet with this grant; null where none holds. */
export const highestStakeOf = (grant: StoredGrant): number | null =>
  grant.state === 'active' && grant.times > 1 ? highestStake(grant.amount) : null
