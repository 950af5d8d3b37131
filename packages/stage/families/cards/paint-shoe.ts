import type { Texture } from 'pixi.js'
import { cssColour, colourOf, mixed } from '../../screen/colour.ts'
import type { BackLook } from '../../table/card-faces.ts'
import { paintFine } from '../../table/paint-fine.ts'

/** Units of the shoe's picture; a card is as high as `cardHeight` of them. */
export const shoePaper = { width: 230, height: 300, cardHeight: 190 } as const

/** A shoe seen from above: a box of dark lacquer with brass corners, cards in it, the next one peeping out of its mouth below. */
export function paintShoe(sharpness: number, back: BackLook, metal: string): Texture {
  return paintFine({ width: shoePaper.width, height: shoePaper.height, sharpness }, (brush) => {
    drawShadow(brush)
    drawNextCard(brush, back)
    drawBox(brush, colourOf(metal))
    drawDeck(brush)
  })
}

type Brush = CanvasRenderingContext2D

function drawShadow(brush: Brush): void {
  brush.save()
  brush.shadowColor = 'rgba(0,0,0,0.75)'
  brush.shadowBlur = 26
  brush.shadowOffsetX = 8
  brush.shadowOffsetY = 12
  brush.fillStyle = '#120b08'
  brush.beginPath()
  brush.roundRect(28, 22, 174, 220, 16)
  brush.fill()
  brush.restore()
}

function drawNextCard(brush: Brush, { ground, line }: BackLook): void {
  brush.save()
  brush.fillStyle = '#fbf8ef'
  brush.beginPath()
  brush.roundRect(50, 200, 130, 72, 8)
  brush.fill()
  brush.fillStyle = ground
  brush.beginPath()
  brush.roundRect(57, 200, 116, 65, 5)
  brush.fill()
  brush.strokeStyle = line
  brush.lineWidth = 2
  brush.stroke()
  brush.restore()
}

function drawBox(brush: Brush, metal: number): void {
  const wood = brush.createLinearGradient(28, 0, 202, 0)
  wood.addColorStop(0, '#3c2318')
  wood.addColorStop(0.18, '#5a3624')
  wood.addColorStop(0.5, '#2b1710')
  wood.addColorStop(0.85, '#4a2b1c')
  wood.addColorStop(1, '#20110b')
  brush.fillStyle = wood
  brush.beginPath()
  brush.roundRect(28, 20, 174, 222, 16)
  brush.fill()
  const shine = brush.createLinearGradient(28, 20, 202, 242)
  shine.addColorStop(0, cssColour(mixed(metal, 0xffffff, 0.45)))
  shine.addColorStop(0.5, cssColour(mixed(metal, 0, 0.35)))
  shine.addColorStop(1, cssColour(mixed(metal, 0xffffff, 0.25)))
  brush.strokeStyle = shine
  brush.lineWidth = 4
  brush.stroke()
  // The lip under which cards are drawn.
  brush.fillStyle = shine
  brush.beginPath()
  brush.roundRect(34, 214, 162, 24, 8)
  brush.fill()
  brush.fillStyle = 'rgba(0,0,0,0.55)'
  brush.fillRect(46, 232, 138, 5)
}

/** Edges of the cards that wait, and the weight behind them. */
function drawDeck(brush: Brush): void {
  brush.save()
  brush.beginPath()
  brush.roundRect(44, 36, 142, 168, 8)
  brush.clip()
  brush.fillStyle = '#160c08'
  brush.fillRect(44, 36, 142, 168)
  for (let edge = 0; edge < 62; edge++) {
    const light = 205 + ((edge * 37) % 46)
    brush.fillStyle = `rgb(${light},${light - 4},${light - 14})`
    brush.fillRect(50, 74 + edge * 2.1, 130, 1.5)
  }
  const weight = brush.createLinearGradient(0, 36, 0, 82)
  weight.addColorStop(0, '#4d4a48')
  weight.addColorStop(0.6, '#8d8984')
  weight.addColorStop(1, '#3a3634')
  brush.fillStyle = weight
  brush.fillRect(50, 40, 130, 36)
  const depth = brush.createLinearGradient(44, 0, 186, 0)
  depth.addColorStop(0, 'rgba(0,0,0,0.7)')
  depth.addColorStop(0.2, 'rgba(0,0,0,0.05)')
  depth.addColorStop(0.8, 'rgba(0,0,0,0.05)')
  depth.addColorStop(1, 'rgba(0,0,0,0.6)')
  brush.fillStyle = depth
  brush.fillRect(44, 36, 142, 168)
  brush.restore()
}
