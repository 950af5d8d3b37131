import type { Suit } from '@fairhouse/contract/families/ranks'
import { paper } from './paper.ts'
import { type Brush, drawSuit, suitPath } from './suit-shapes.ts'

const size = 132

/** One large suit with a fine engraved line inside it and rays of a fan behind. The brush's colour is the suit's. */
export function drawAce(brush: Brush, suit: Suit): void {
  const [x, y] = [paper.width / 2, paper.height / 2]
  brush.save()
  brush.translate(x, y)
  drawRays(brush)
  brush.restore()
  drawSuit(brush, suit, { x, y, size })
  brush.save()
  brush.translate(x, y)
  brush.scale(size, size)
  brush.clip(suitPath(suit))
  brush.scale(0.86, 0.86)
  brush.lineWidth = 0.014
  brush.strokeStyle = 'rgba(255,255,255,0.62)'
  brush.stroke(suitPath(suit))
  brush.restore()
}

function drawRays(brush: Brush): void {
  brush.save()
  brush.globalAlpha = 0.13
  for (let ray = 0; ray < 36; ray++) {
    brush.rotate(Math.PI / 18)
    brush.beginPath()
    brush.moveTo(-1.1, -84)
    brush.lineTo(1.1, -84)
    brush.lineTo(2.1, ray % 2 === 0 ? -100 : -94)
    brush.lineTo(-2.1, ray % 2 === 0 ? -100 : -94)
    brush.fill()
  }
  brush.restore()
}
