import type { Card } from '@fairhouse/contract/families/card'
import { type Rank, type Suit, ranks, suits } from '@fairhouse/contract/families/ranks'
import { typeface } from '../typeface.ts'
import { drawAce } from './ace.ts'
import { drawCourt } from './court.ts'
import { type DeckLook, drawPaper, paper } from './paper.ts'
import { pipsOf } from './pips.ts'
import { type Brush, drawSuit } from './suit-shapes.ts'

/** Where the suits of numbers stand, in units of the paper. */
const field = { left: 99, right: 151, top: 72, bottom: 278, size: 42 } as const

/** Widest that a rank may be in its corner. */
const indexRoom = 55

/** Draws a card face up, in units of the paper. */
export function drawFace(brush: Brush, card: Card, look: DeckLook): void {
  const [rank, suit] = partsOf(card)
  drawPaper(brush, look.ground)
  if (rank === 'J' || rank === 'Q' || rank === 'K') drawCourt(brush, { rank, suit, look })
  brush.fillStyle = look.inks[suit]
  if (rank === 'A') drawAce(brush, suit)
  for (const { x, y, turned } of pipsOf(rank))
    drawSuit(brush, suit, {
      x: field.left + (field.right - field.left) * x,
      y: field.top + (field.bottom - field.top) * y,
      size: field.size,
      turned,
    })
  const draw = look.hasLargeIndex ? drawLargeIndex : drawIndex
  draw(brush, { rank, suit, look })
  brush.save()
  brush.translate(paper.width, paper.height)
  brush.rotate(Math.PI)
  draw(brush, { rank, suit, look })
  brush.restore()
}

interface IndexOf {
  readonly rank: Rank
  readonly suit: Suit
  readonly look: DeckLook
}

/** Rank and suit of the upper left corner, large: on a phone they are all that is read. */
function drawIndex(brush: Brush, { rank, suit }: IndexOf): void {
  const shown = rank === 'T' ? '10' : rank
  brush.save()
  brush.translate(36, 82)
  brush.textAlign = 'center'
  brush.textBaseline = 'alphabetic'
  brush.font = `700 86px ${typeface}`
  brush.letterSpacing = shown.length > 1 ? '-5px' : '0px'
  // Broad ones are set narrower, so that the edge of the card stays free.
  brush.scale(Math.min(1, indexRoom / brush.measureText(shown).width), 1)
  brush.fillText(shown, shown.length > 1 ? -2.5 : 0, 0)
  brush.restore()
  drawSuit(brush, suit, { x: 36, y: 114, size: 46 })
}

/** Half as large again, on a corner cleared of what else is printed there. */
function drawLargeIndex(brush: Brush, { rank, suit, look }: IndexOf): void {
  const shown = rank === 'T' ? '10' : rank
  brush.save()
  brush.fillStyle = look.ground
  brush.beginPath()
  brush.roundRect(6, 6, 90, 168, 14)
  brush.fill()
  brush.fillStyle = look.inks[suit]
  brush.translate(51, 104)
  brush.textAlign = 'center'
  brush.textBaseline = 'alphabetic'
  brush.font = `700 122px ${typeface}`
  brush.letterSpacing = shown.length > 1 ? '-8px' : '0px'
  brush.scale(Math.min(1, 82 / brush.measureText(shown).width), 1)
  brush.fillText(shown, shown.length > 1 ? -4 : 0, 0)
  brush.restore()
  brush.fillStyle = look.inks[suit]
  drawSuit(brush, suit, { x: 51, y: 143, size: 58 })
}

/** @throws RangeError for what is no card. */
export function partsOf(card: Card): readonly [Rank, Suit] {
  const rank = ranks.find((one) => card.startsWith(one))
  const suit = suits.find((one) => card.endsWith(one))
  if (!rank || !suit) throw new RangeError(`${card} is no card`)
  return [rank, suit]
}
