import { payOf } from '@fairhouse/contract/families/craps/pays'
import type { CrapsPaytable } from '@fairhouse/contract/families/craps/paytable'
import { resolve } from '@fairhouse/contract/families/craps/resolve'
import { allRolls, type BoxNumber, type CrapsSpot } from '@fairhouse/contract/families/craps/spots'

/** What a bet is worth from now until it is settled. Amounts are smallest chips. */
export interface Worth {
  /** What comes back on average. */
  readonly back: number
  /** Chance that it wins, and that it comes back untouched. */
  readonly wins: number
  readonly ties: number
  /** How many rolls it takes on average. */
  readonly rolls: number
}

/**
 * Follows a bet through its states: what each of the 36 rolls makes of it, and what it is worth on the number that a roll gives it.
 * @param number what it waits for; null before it has one.
 */
export function worthOf(
  paytable: Pick<CrapsPaytable, 'spots' | 'field'>,
  bet: { readonly spot: CrapsSpot; readonly number: BoxNumber | null; readonly count: number },
): Worth {
  const { spot, number, count } = bet
  const sum = { back: 0, wins: 0, ties: 0, rolls: allRolls.length }
  let leaving = 0
  for (const dice of allRolls) {
    const now = resolve(spot, number, dice)
    if (now.type === 'stays') continue
    leaving++
    if (now.type === 'moved') {
      const next = worthOf(paytable, { spot, number: now.number, count })
      sum.back += next.back
      sum.wins += next.wins
      sum.ties += next.ties
      sum.rolls += next.rolls
    } else if (now.type === 'won') {
      sum.back += payOf(paytable, bet, dice)
      sum.wins++
    } else if (now.type === 'pushed') {
      sum.back += count
      sum.ties++
    }
  }
  return {
    back: sum.back / leaving,
    wins: sum.wins / leaving,
    ties: sum.ties / leaving,
    rolls: sum.rolls / leaving,
  }
}
