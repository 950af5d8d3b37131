import { amount } from '@fairhouse/money'
import { hash64 } from './hash64.ts'
import type { Slice } from './slice.ts'
import type { AccountFacts, StatusFacts, ToldSlice } from './status-facts.ts'

/** What a status shows apart from the balance that bets move; changes seldom, so one stored copy serves many answers. */
export interface KeptFacts {
  readonly userType: 1 | 2
  readonly isTestMoney: boolean
  /** Minor units in the pocket that bets do not move, in decimal digits. */
  readonly otherPocket: string
  readonly lastPlayed: readonly number[]
  readonly account: AccountFacts
  /** Values of the slices that statuses show, by name. Copies of before there were slices have them among the account's facts. */
  readonly slices?: Readonly<Record<string, unknown>>
}

/** A status's lasting part as it is stored, and the number that names it. */
export function keepable(facts: StatusFacts): { readonly hash: bigint; readonly facts: string } {
  const kept: KeptFacts = {
    userType: facts.userType,
    isTestMoney: facts.isTestMoney,
    otherPocket: String(facts.userType === 1 ? facts.credits : facts.cash),
    lastPlayed: facts.lastPlayed,
    account: facts.account,
    slices: Object.fromEntries(
      facts.told.flatMap(({ name, value, moves }) => (moves ? [] : [[name, value]])),
    ),
  }
  const text = JSON.stringify(kept)
  return { hash: hash64(text), facts: text }
}

/** The status's facts as they were with this much in the pocket bet from. */
export function statusFacts(
  player: StatusFacts['player'],
  kept: KeptFacts,
  {
    balance,
    slices,
    moved = {},
  }: {
    readonly balance: bigint
    readonly slices: readonly Slice[]
    /** What slices that follow bets were stored with, by name. */
    readonly moved?: Readonly<Record<string, unknown>>
  },
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
    told: toldOf(kept, slices, moved),
  }
}

function toldOf(
  kept: KeptFacts,
  slices: readonly Slice[],
  moved: Readonly<Record<string, unknown>>,
): readonly ToldSlice[] {
  const values = new Map<string, unknown>(Object.entries(kept.slices ?? kept.account))
  return slices.flatMap((slice) => {
    if (slice.isTold) return slice.kept(values.get(slice.name))
    const stored = moved[slice.name]
    return stored === undefined ? [] : (slice.kept(stored) ?? [])
  })
}
