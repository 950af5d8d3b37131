import type { Card } from '@fairhouse/contract/families/card'
import type { PricedAction } from '../places/priced.ts'
import { dealersAgainst } from './all-hands.ts'
import { placeIn } from './hand-value.ts'

/**
 * What playing and folding are worth with these three cards, in antes, by every hand that the dealer can have.
 * @param bonus what the ante wins beside it for the hand, to who plays, in antes.
 */
export function pricedChoices(
  [first, second, third]: readonly [Card, Card, Card],
  bonus: number,
): readonly PricedAction[] {
  const { folded, won, tied, lost } = dealersAgainst([
    placeIn(first),
    placeIn(second),
    placeIn(third),
  ])
  const all = folded + won + tied + lost
  return [
    { type: 'playOn', worth: (folded + 2 * won - 2 * lost) / all + bonus },
    { type: 'fold', worth: -1 },
  ]
}
