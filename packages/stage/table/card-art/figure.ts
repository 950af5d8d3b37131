import type { Court, CourtColours } from './court-colours.ts'
import { drawJack } from './jack.ts'
import { drawKing } from './king.ts'
import { createPen, type Pen } from './pen.ts'
import { drawQueen } from './queen.ts'
import type { Brush } from './suit-shapes.ts'

/** The upper half of a figure; the origin is the middle of the card. Its head stands beside the index, right of the middle. */
export function drawFigure(brush: Brush, court: Court, colours: CourtColours): void {
  const pen = createPen(brush, colours.ink)
  brush.save()
  brush.translate(20, 0)
  drawHalo(pen, colours)
  const figure = { pen, colours, suit: court.suit }
  if (court.rank === 'K') drawKing(figure)
  else if (court.rank === 'Q') drawQueen(figure)
  else drawJack(figure)
  brush.restore()
}

/** Rays that go out from behind the head. */
function drawHalo({ brush }: Pen, { ray }: CourtColours): void {
  brush.fillStyle = ray
  for (let place = 0; place < 32; place += 2) {
    const [from, to] = [place, place + 1].map((at) => (at / 32) * Math.PI * 2 + 0.05)
    brush.beginPath()
    brush.moveTo(0, -92)
    brush.arc(0, -92, 220, from ?? 0, to ?? 0)
    brush.fill()
  }
}
