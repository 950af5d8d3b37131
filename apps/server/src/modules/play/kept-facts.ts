import { amount } from '@fairhouse/money'
import { hash64 } from './hash64.ts'
import type { AccountFacts, StatusFacts } from './needs.ts'

/** What a status shows apart from the balance that bets move; changes seldom, so one stored copy serves many answers. */
export interface KeptFacts {
  readonly userType: 1 | 2
  readonly isTestMoney: boolean
  /** Minor units in the pocket that bets do not move, in decimal digits. */
  readonly otherPocket: string
  readonly lastPlayed: readonly number[]
  readonly account: AccountFacts
}

/** A status's lasting part as it is stored, and the number that names it. */
export function keepable(facts: StatusFacts): { readonly hash: bigint; readonly facts: string } {
  const kept: KeptFacts = {
    userType: facts.userType,
    isTestMoney: facts.isTestMoney,
    otherPocket: String(facts.userType === 1 ? facts.credits : facts.cash),
    lastPlayed: facts.lastPlayed,
    account: facts.account,
  }
  const text = JSON.stringify(kept)
  return { hash: hash64(text), facts: text }
}

/** The status's facts as they were with this much in the pocket bet from. */
export function statusFacts(
  player: StatusFacts['player'],
  kept: KeptFacts,
  balance: bigint,
): StatusFacts {
  const [bet, other] = [amount(balance), amount(BigInt(kept.otherPocket))]
  const isReal = kept.userType === 1
  return {
    player,
    userType: kept.userType,
    currency: isReal ? 'USD' : 'CREDIT',
    isTestMoney: kept.isTestMoney,
    cash: isReal ? bet : other,
    credits: isReal ? other : bet,
    lastPlayed: kept.lastPlayed,
    account: kept.account,
  }
}
