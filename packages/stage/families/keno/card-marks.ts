import type { Texture } from 'pixi.js'
import { cssColour, mixed } from '../../screen/colour.ts'
import { paint } from '../../screen/paint.ts'

/** Name of a card on the board and beside it, from 0. */
export const letterOfCard = (card: number): string => String.fromCodePoint(65 + card)

/** Where the mark of a card stands in a number's box, in sides of it: each card has a corner of its own. */
export const cornerOfCard = (card: number): { readonly x: number; readonly y: number } => ({
  x: card % 2 === 0 ? 0.18 : 0.82,
  y: card % 4 < 2 ? 0.18 : 0.82,
})

/** A small disc with the letter of a card: told by letter and corner, and by colour besides. @param side in pixels of the screen. */
export const paintCardMark = (
  side: number,
  { colour, card }: { readonly colour: number; readonly card: number },
): Texture =>
  paint(side, side, (brush) => {
    const middle = side / 2
    const body = brush.createRadialGradient(middle * 0.7, middle * 0.6, 0, middle, middle, middle)
    body.addColorStop(0, cssColour(mixed(colour, 0xffffff, 0.55)))
    body.addColorStop(1, cssColour(mixed(colour, 0x000000, 0.1)))
    brush.beginPath()
    brush.arc(middle, middle, middle * 0.9, 0, Math.PI * 2)
    brush.fillStyle = body
    brush.fill()
    brush.lineWidth = Math.max(1, side * 0.07)
    brush.strokeStyle = cssColour(mixed(colour, 0x000000, 0.72))
    brush.stroke()
    brush.fillStyle = '#1a0f08'
    brush.font = `800 ${side * 0.62}px Outfit, sans-serif`
    brush.textAlign = 'center'
    brush.textBaseline = 'middle'
    brush.fillText(letterOfCard(card), middle, middle * 1.06)
  })
