import { boxPlaceOf } from '@fairhouse/stage/families/cards/box-places'
import type { CardsEvent } from '@fairhouse/stage/families/cards/cards-events'
import type { GameContext } from '../../../game-context.ts'

/** A worth in cents with its sign, which may be parts of one, as no round is ever paid. @param of.stakes in first stakes of the hand's box. */
export function signedWorth(
  { facts: { language }, table }: Pick<GameContext, 'facts' | 'table'>,
  of: { readonly events: readonly CardsEvent[]; readonly hand: string; readonly stakes: number },
): string {
  const worth = of.stakes * firstStakeOf(of.events, of.hand)
  const written = (value: number, digits: number): string =>
    new Intl.NumberFormat(language, {
      signDisplay: 'exceptZero',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value)
  return table.state.now.game.currency === 'USD'
    ? `${written(worth, 1)} ¢`
    : `${written(worth / 100, 3)} Cr`
}

/** What was put on the box first, or on the first place of a table that has none, minor units. */
export function firstStakeOf(events: readonly CardsEvent[], hand: string): number {
  const bet = events.find((event) => event.type === 'cardsBet')
  const box = boxPlaceOf(hand)?.box ?? null
  const on = box === null ? bet?.bets[0] : bet?.bets.find(({ spot }) => spot === `box${box}`)
  return on?.stake ?? 0
}
