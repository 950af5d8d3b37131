import { paper } from './paper.ts'
import { drawFigure } from './figure.ts'
import { type Court, type CourtColours, courtColours } from './court-colours.ts'
import { type Brush, drawSuit } from './suit-shapes.ts'

/** The frame of the picture leaves the corners of the indices free: stepped, as the façades of its time. Units of the paper. */
const frame = { right: 230, top: 20, bottom: 330, notch: { x: 72, y: 150 } } as const

/** A court card: one half of the figure, and the same one turned. */
export function drawCourt(brush: Brush, court: Court): void {
  const colours = courtColours(court)
  brush.save()
  framePath(brush)
  brush.fillStyle = colours.field
  brush.fill()
  brush.clip()
  const half = paintHalf(brush.getTransform().a, court, colours)
  for (const turn of [0, Math.PI]) {
    brush.save()
    brush.translate(paper.width / 2, paper.height / 2)
    brush.rotate(turn)
    brush.drawImage(half, -paper.width / 2, -paper.height / 2, paper.width, paper.height)
    brush.restore()
  }
  drawSash(brush, colours)
  brush.restore()
  framePath(brush)
  brush.lineJoin = 'miter'
  brush.lineWidth = 3.4
  brush.strokeStyle = colours.ink
  brush.stroke()
  brush.lineWidth = 1.6
  brush.strokeStyle = colours.gold
  brush.stroke()
  drawCornerSuits(brush, court)
}

/** One half of the figure on a picture of its own: most of a court card's time goes into it, and both halves are the same one. */
function paintHalf(sharpness: number, court: Court, colours: CourtColours): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(paper.width * sharpness)
  canvas.height = Math.ceil(paper.height * sharpness)
  const brush = canvas.getContext('2d')
  if (!brush) return canvas
  brush.scale(canvas.width / paper.width, canvas.height / paper.height)
  brush.translate(paper.width / 2, paper.height / 2)
  // The halves meet along a slant.
  brush.beginPath()
  brush.moveTo(-140, 16)
  brush.lineTo(-140, -200)
  brush.lineTo(140, -200)
  brush.lineTo(140, -16)
  brush.closePath()
  brush.clip()
  drawFigure(brush, court, colours)
  return canvas
}

function framePath(brush: Brush): void {
  const { right, top, bottom, notch } = frame
  const [x, y] = [notch.x, notch.y]
  const step = 8
  const half = (): readonly (readonly [number, number])[] => [
    [x, top],
    [right, top],
    [right, paper.height - y - step],
    [right - step, paper.height - y - step],
    [right - step, paper.height - y],
    [paper.width - x, paper.height - y],
  ]
  const turned = half().map(([px, py]) => [paper.width - px, paper.height - py] as const)
  brush.beginPath()
  for (const [px, py] of half()) brush.lineTo(px, py)
  brush.lineTo(paper.width - x, bottom)
  for (const [px, py] of turned.slice(1)) brush.lineTo(px, py)
  brush.closePath()
}

/** The band between the two halves. */
function drawSash(brush: Brush, { gold, ink, pale }: CourtColours): void {
  brush.save()
  brush.translate(paper.width / 2, paper.height / 2)
  brush.rotate(-Math.atan2(32, 280))
  brush.fillStyle = ink
  brush.fillRect(-150, -9.5, 300, 19)
  brush.fillStyle = gold
  brush.fillRect(-150, -8, 300, 16)
  brush.fillStyle = ink
  brush.fillRect(-150, -5, 300, 10)
  brush.fillStyle = pale
  for (let x = -144; x <= 144; x += 12) {
    brush.beginPath()
    brush.moveTo(x, -4)
    brush.lineTo(x + 4.6, 0)
    brush.lineTo(x, 4)
    brush.lineTo(x - 4.6, 0)
    brush.fill()
  }
  brush.restore()
}

/** A suit beside the head, as printers set it. */
function drawCornerSuits(brush: Brush, { suit, look }: Court): void {
  brush.fillStyle = look.inks[suit]
  drawSuit(brush, suit, { x: 92, y: 44, size: 30 })
  drawSuit(brush, suit, { x: paper.width - 92, y: paper.height - 44, size: 30, turned: true })
}
