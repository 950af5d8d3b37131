import type { CardOrJoker } from '@fairhouse/contract/families/card'
import { drawFace } from './face.ts'
import { drawJoker } from './joker.ts'
import type { DeckLook } from './paper.ts'
import type { Brush } from './suit-shapes.ts'
import { drawWildMark } from './wild-mark.ts'

/** How a deck shows which of its cards stand for any other; a joker is told by its picture. */
export interface WildLook {
  readonly isWild: (card: CardOrJoker) => boolean
  /** On the card, in capital letters where the language has them. */
  readonly word: string
}

/** Draws a card face up, in units of the paper. */
export function drawAnyCard(
  brush: Brush,
  card: CardOrJoker,
  { look, wild }: { readonly look: DeckLook; readonly wild: WildLook | null },
): void {
  if (card === 'joker') return drawJoker(brush, look)
  drawFace(brush, card, look)
  if (wild?.isWild(card)) drawWildMark(brush, wild.word)
}
