import type { GameFacts } from '../../../facts.ts'
import type { Bet } from '../../../game.ts'
import { type CountedOutcome, countedFacts } from '../places/facts.ts'
import { type Chips, chipsOf } from '../showdown/selected.ts'
import { goesToWar } from './choices.ts'
import { type CasinoWarDefinition, spots } from './definition.ts'

/**
 * Exact facts of a bet: every order of ranks in which four cards come out of the shoe, of a player who does what is worth most after a tie.
 * @throws RangeError when it cannot be bet.
 */
export function casinoWarFacts(definition: CasinoWarDefinition, bet: Bet): GameFacts {
  const chips = chipsOf({ spots, mostChips: definition.mostChips }, bet.selection)
  if (chips === null) throw new RangeError('chips that cannot be bet')
  const { unitsPerStake } = definition
  const on = (spot: string): number =>
    unitsPerStake * chips.reduce((sum, one) => sum + (one.spot === spot ? one.chips : 0), 0)
  return countedFacts({
    outcomes: outcomesOf(definition, { ante: on('ante'), chips }),
    price: on('ante') + on('tie'),
    unitsPerStake,
  })
}

interface Staked {
  /** Pay units on the ante. */
  readonly ante: number
  readonly chips: readonly Chips[]
}

function outcomesOf(
  definition: CasinoWarDefinition,
  { ante, chips }: Staked,
): readonly CountedOutcome[] {
  const { decks, tieBack } = definition
  const tieBet = chips.find(({ spot }) => spot === 'tie')?.chips ?? 0
  const left = Array.from({ length: 13 }, () => 4 * decks)
  const outcomes: CountedOutcome[] = []
  const rest = 52 * decks - 2
  eachPair(left, (mine, theirs, ways) => {
    if (mine !== theirs) {
      const payout = mine > theirs ? 2 * ante : 0
      outcomes.push({ ways: BigInt(ways * rest * (rest - 1)), payout, extra: 0 })
      return
    }
    const paid = tieBet * tieBack
    if (ante === 0 || !goesToWar(definition, mine)) {
      const payout = paid + ante / 2
      outcomes.push({ ways: BigInt(ways * rest * (rest - 1)), payout, extra: 0 })
      return
    }
    eachPair(left, (own, other, of) => {
      const payout = paid + (own >= other ? 3 * ante : 0)
      outcomes.push({ ways: BigInt(ways) * BigInt(of), payout, extra: ante })
    })
  })
  return outcomes
}

/** Two cards out of those that are left, which are gone while it is called back. */
function eachPair(
  left: number[],
  then: (mine: number, theirs: number, ways: number) => void,
): void {
  for (const [mine, count] of left.entries()) {
    left[mine] = count - 1
    for (const [theirs, others] of left.entries()) {
      left[theirs] = others - 1
      then(mine, theirs, count * others)
      left[theirs] = others
    }
    left[mine] = count
  }
}
