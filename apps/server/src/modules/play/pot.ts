import type { AccountId } from '#modules/ledger'
import { timeOfUuidV7 } from '#platform/ids'

/** Money beside the pocket that stakes are paid from too, such as a bonus grant's. Amounts are minor units. */
export interface Pot {
  /** A player's account in the currency that is bet, opened after the pocket: whoever moves both locks them in that order. */
  readonly account: AccountId
  readonly balance: number
  /** Pays before the pocket does; else the pocket's own money goes first. */
  readonly first: boolean
  /** Epoch milliseconds since when, and until when, rounds begin with it: another owner of the account had it before. */
  readonly since: number
  readonly until: number | null
  /** What a round may cost at most while it is there, minor units; null: whatever may be staked anyhow. */
  readonly most: number | null
}

/** How a sum is shared between pocket and pot. Minor units. */
export interface Shares {
  readonly pocket: number
  readonly pot: number
}

/** What a round has cost its pot so far. */
export interface RoundPot {
  readonly account: AccountId
  /** Minor units. */
  readonly taken: number
}

/** The pot of a seat, if a slice has one; of several the first. */
export function potOf(following: readonly { pot(): Pot | null }[]): Pot | null {
  for (const slice of following) {
    const pot = slice.pot()
    if (pot) return pot
  }
  return null
}

/**
 * The pot that pays a round's stakes, first and later ones: what was begun past its end is none of it, and what was begun before goes on with it.
 * @param roundId which holds the time of its bet.
 */
export function potFor(following: readonly { pot(): Pot | null }[], roundId: string): Pot | null {
  const pot = potOf(following)
  const until = pot?.until ?? null
  return until !== null && timeOfUuidV7(roundId) >= until ? null : pot
}

/** Who pays a stake. What neither has is asked of the pocket. @param taken minor units. */
export function sharesOfStake(
  { pocket, pot }: { readonly pocket: bigint; readonly pot: Pot | null },
  taken: number,
): Shares {
  if (!pot) return { pocket: taken, pot: 0 }
  const before = pot.first ? 0 : Number(pocket < BigInt(taken) ? pocket : BigInt(taken))
  const fromPot = Math.min(pot.balance, taken - before)
  return { pocket: taken - fromPot, pot: fromPot }
}

/** A payout goes to who paid the cost, in the same share; what does not divide goes to the pocket. All in minor units. */
export function sharesOfPayout(
  payout: number,
  { cost, potTaken }: { readonly cost: number; readonly potTaken: number },
): Shares {
  if (potTaken === 0) return { pocket: payout, pot: 0 }
  const pot = Number((BigInt(payout) * BigInt(potTaken)) / BigInt(cost))
  return { pocket: payout - pot, pot }
}
