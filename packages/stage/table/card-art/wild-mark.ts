import { typeface } from '../typeface.ts'
import { paper } from './paper.ts'
import type { Brush } from './suit-shapes.ts'

/** The middle of a two is free: its pips stand above and below. */
const band = { left: 62, width: 150, height: 58, round: 12 } as const
const widest = 130

/** A band of gold over the middle of a card that stands for any other, with a word that says so. */
export function drawWildMark(brush: Brush, word: string): void {
  const top = (paper.height - band.height) / 2
  const fall = brush.createLinearGradient(0, top, 0, top + band.height)
  fall.addColorStop(0, '#fff0b8')
  fall.addColorStop(0.45, '#f2c14e')
  fall.addColorStop(1, '#c98a1c')
  brush.save()
  brush.beginPath()
  brush.roundRect(band.left, top, band.width, band.height, band.round)
  brush.fillStyle = fall
  brush.fill()
  brush.lineWidth = 3
  brush.strokeStyle = '#7a4a08'
  brush.stroke()
  brush.fillStyle = '#3a1e02'
  brush.textAlign = 'center'
  brush.textBaseline = 'middle'
  brush.font = `700 42px ${typeface}`
  brush.translate(band.left + band.width / 2, paper.height / 2 + 2)
  // Longer words are set narrower.
  brush.scale(Math.min(1, widest / brush.measureText(word).width), 1)
  brush.fillText(word, 0, 0)
  brush.restore()
}
