import { CanvasSource, Sprite, Texture } from 'pixi.js'
import { cssColour, mixed } from '../../../screen/colour.ts'
import type { Box } from '../layout.ts'
import { cardHeight, cardWidth } from './card-layout.ts'
import { fieldPath } from './paint-card.ts'
import { paintPicture } from './paint-pictures.ts'
import { type CardTheme, themeOf } from './themes.ts'

/** Foil over the fields of a card: a canvas of its own, from which strokes are taken away. */
export class FoilSheet {
  readonly view: Sprite
  readonly #source: CanvasSource
  readonly #brush: CanvasRenderingContext2D | null

  constructor(sharpness: number) {
    const canvas = document.createElement('canvas')
    canvas.width = Math.ceil(cardWidth * sharpness)
    canvas.height = Math.ceil(cardHeight * sharpness)
    this.#brush = canvas.getContext('2d')
    this.#brush?.scale(sharpness, sharpness)
    this.#source = new CanvasSource({ resource: canvas, resolution: 1 })
    this.view = new Sprite(new Texture({ source: this.#source }))
    this.view.setSize(cardWidth, cardHeight)
  }

  /** Lays new foil on these fields. */
  lay(card: string, boxes: readonly Box[]): void {
    const brush = this.#brush
    if (!brush) return
    brush.globalCompositeOperation = 'source-over'
    brush.clearRect(0, 0, cardWidth, cardHeight)
    const theme = themeOf(card)
    for (const box of boxes) paintFoil(brush, box, theme)
    this.#source.update()
  }

  /** Takes a stroke away, with a ragged edge as a coin leaves it. */
  rub(from: { x: number; y: number }, to: { x: number; y: number }, radius: number): void {
    const brush = this.#brush
    if (!brush) return
    brush.globalCompositeOperation = 'destination-out'
    brush.lineCap = 'round'
    brush.lineJoin = 'round'
    brush.strokeStyle = '#000'
    brush.lineWidth = radius * 1.7
    brush.beginPath()
    brush.moveTo(from.x, from.y)
    brush.lineTo(to.x, to.y)
    brush.stroke()
    brush.beginPath()
    for (let nibble = 0; nibble < 7; nibble++) {
      const share = Math.random()
      const angle = Math.random() * Math.PI * 2
      const x = from.x + (to.x - from.x) * share + Math.cos(angle) * radius * 0.86
      const y = from.y + (to.y - from.y) * share + Math.sin(angle) * radius * 0.86
      const size = radius * (0.08 + Math.random() * 0.16)
      brush.moveTo(x + size, y)
      brush.arc(x, y, size, 0, Math.PI * 2)
    }
    brush.fillStyle = '#000'
    brush.fill()
    this.#source.update()
  }

  /** Takes all that is left off a field. */
  clear({ x, y, width, height }: Box): void {
    this.#brush?.clearRect(x - 3, y - 3, width + 6, height + 6)
    this.#source.update()
  }

  close(): void {
    this.view.texture.destroy(true)
  }
}

function paintFoil(
  brush: CanvasRenderingContext2D,
  box: Box,
  { foil: [bright, dark], pictures }: CardTheme,
): void {
  const { x, y, width, height } = box
  brush.save()
  fieldPath(brush, { x: x - 2, y: y - 2, width: width + 4, height: height + 4 })
  brush.clip()
  const fill = brush.createLinearGradient(x, y, x + width, y + height)
  fill.addColorStop(0, cssColour(mixed(bright, 0xffffff, 0.35)))
  fill.addColorStop(0.28, cssColour(mixed(bright, dark, 0.35)))
  fill.addColorStop(0.46, cssColour(mixed(bright, 0xffffff, 0.55)))
  fill.addColorStop(0.62, cssColour(mixed(bright, dark, 0.55)))
  fill.addColorStop(1, cssColour(dark))
  brush.fillStyle = fill
  brush.fillRect(x - 2, y - 2, width + 4, height + 4)
  // Brushed metal: fine lines, light and dark.
  for (let line = 0; line < height; line += 2) {
    const tint = (line * 7919) % 5
    brush.fillStyle = tint < 2 ? 'rgba(255,255,255,0.10)' : 'rgba(0,0,0,0.05)'
    brush.fillRect(x - 2, y + line, width + 4, 1)
  }
  const name = pictures[0]
  for (let row = 0; row * 40 < height + 40; row++) {
    for (let column = 0; column * 44 < width + 44; column++) {
      paintPicture(brush, name, {
        x: x + column * 44 + (row % 2) * 22,
        y: y + row * 40 + 6,
        radius: 10,
        fill: cssColour(mixed(dark, 0, 0.12), 0.42),
      })
    }
  }
  fieldPath(brush, box)
  brush.lineWidth = 4
  brush.strokeStyle = 'rgba(255,255,255,0.45)'
  brush.stroke()
  brush.restore()
}
