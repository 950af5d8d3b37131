import { rowOf } from './bets.ts'
import type { CrapsPaytable } from './paytable.ts'
import type { BoxNumber, CrapsSpot, TwoDice } from './spots.ts'

/** Chips that a winning bet is paid, its own among them. @throws RangeError for a bet that the table does not have. */
export function payOf(
  paytable: Pick<CrapsPaytable, 'spots' | 'field'>,
  bet: { readonly spot: CrapsSpot; readonly number: BoxNumber | null; readonly count: number },
  [one, other]: TwoDice,
): number {
  const { spot, number, count } = bet
  const row = rowOf(paytable, spot.name, number)
  if (!row) throw new RangeError(`no odds of ${spot.name} on ${number}`)
  const sum = one + other
  const { field } = paytable
  const isField = spot.kind === 'field'
  const { pays, per } =
    isField && sum === 2 ? field.two : isField && sum === 12 ? field.twelve : row.odds
  return count + (count / per) * pays
}
