import { item } from '../../at.ts'
import { countedFacts } from '../../chances/counted-facts.ts'
import type { GameFacts } from '../../facts.ts'
import { fraction, type Fraction, plus } from '../../fraction.ts'
import type { BingoDefinition } from './definition.ts'
import { potOf } from './hall.ts'
import { stripWins, wonHouse, wonLine, wonTwoLines } from './strip-wins.ts'
import { waysOf } from './ways-of.ts'

/** Exact facts of a ticket in a hall of so many tickets of one strip, where one line, two lines and a full house are won. Each is won by one ticket, which gets all of its pot. */
export function stripFacts({ prizes, unitsPerStake }: BingoDefinition, cards: number): GameFacts {
  const shares = prizes.map(({ perMille }) => perMille)
  const pots = shares.map((perMille) => potOf(BigInt(unitsPerStake * cards), perMille))
  const chances = new Map<bigint, Fraction>()
  for (const [won, chance] of stripWins(cards).entries()) {
    const units = [wonLine, wonTwoLines, wonHouse].reduce(
      (sum, prize, index) => ((won & prize) === 0 ? sum : sum + item(pots, index)),
      0n,
    )
    const known = chances.get(units)
    if (units > 0n) chances.set(units, known ? plus(known, chance) : chance)
  }
  const share = (index: number) => fraction(BigInt(item(shares, index)), 1000n)
  return countedFacts({
    proof: 'C',
    counts: waysOf(chances),
    price: unitsPerStake,
    unitsPerStake,
    mostUnits: Number(pots.reduce((sum, pot) => sum + pot, 0n)),
    // Every ticket is as likely as any other to get what a pot has.
    parts: ['line', ['twoLines', share(1)], ['house', share(2)]],
    features: {},
  })
}
