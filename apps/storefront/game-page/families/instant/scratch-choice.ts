import type { InstantRules } from '@fairhouse/contract/families/instant/paytable'
import { memberOf } from '../../settings/kept.ts'

type ScratchRules = Extract<InstantRules, { game: 'scratch' }>
interface CardChoice {
  readonly card: string
}

/** A card that was kept, when the game has it; else null. */
export function readCard({ cards }: ScratchRules, kept: unknown): CardChoice | null {
  const card = cards.find((one) => one.card === memberOf(kept, 'card'))
  return card ? { card: card.card } : null
}

/** The next card; the same at the end. */
export function steppedCard({ cards }: ScratchRules, choice: CardChoice, by: 1 | -1): CardChoice {
  const place = cards.findIndex(({ card }) => card === choice.card) + by
  return { card: cards[place]?.card ?? choice.card }
}
