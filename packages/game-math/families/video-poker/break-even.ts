import { type Fraction, fraction, isLess } from '../../fraction.ts'
import type { PokerTable, ProgressiveRow } from './definition.ts'
import { countsByRow } from './video-poker-facts.ts'

/**
 * What a table returns of a stake when one of its rows pays an amount that moves, to a player who holds what is best at that very amount.
 * @param hand the row.
 * @param amount what it pays, in parts of which `stake` are one stake, such as minor units.
 */
export function returnAt(
  { wilds, pays }: PokerTable,
  hand: PokerTable['pays'][number]['hand'],
  { amount, stake }: { readonly amount: number; readonly stake: number },
): Fraction {
  const scaled = pays.map((row) => ({
    hand: row.hand,
    units: row.hand === hand ? amount : row.units * stake,
  }))
  const counts = countsByRow({ wilds, pays: scaled })
  const all = counts.reduce((sum, count) => sum + count, 0n)
  const paid = scaled.reduce((sum, { units }, row) => sum + BigInt(units) * (counts[row] ?? 0n), 0n)
  return fraction(paid, all * BigInt(stake))
}

/** The least amount at which a table returns all that is staked or more. */
function breakEvenOf(
  table: PokerTable,
  hand: PokerTable['pays'][number]['hand'],
  stake: number,
): number {
  const whole = fraction(1n, 1n)
  const isEnough = (amount: number): boolean =>
    !isLess(returnAt(table, hand, { amount, stake }), whole)
  let [below, enough] = [0, stake]
  while (!isEnough(enough)) [below, enough] = [enough, enough * 2]
  while (enough - below > 1) {
    const middle = Math.floor((below + enough) / 2)
    if (isEnough(middle)) enough = middle
    else below = middle
  }
  return enough
}

/**
 * Holds a title to the amount that it tells players of.
 * @throws RangeError when it is not the least at which all that is staked comes back.
 */
export function holdToBreakEven(
  table: PokerTable,
  { hand, breakEven }: Pick<ProgressiveRow, 'hand' | 'breakEven'>,
  stake: number,
): void {
  const whole = fraction(1n, 1n)
  const at = (amount: number): boolean => isLess(returnAt(table, hand, { amount, stake }), whole)
  if (at(breakEven) || !at(breakEven - 1))
    throw new RangeError(
      `it breaks even at ${breakEvenOf(table, hand, stake)}, not at ${breakEven}`,
    )
}
