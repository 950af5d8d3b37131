import { Container, Sprite, type Texture } from 'pixi.js'
import { backOut } from '../motion/ease.ts'
import { paintFine } from './paint-fine.ts'
import type { TableTools } from './table-tools.ts'
import { typeface } from './typeface.ts'

const grounds = {
  red: ['#e0303c', '#8d0d18'],
  black: ['#3b3e46', '#0c0d10'],
  green: ['#1fae62', '#075c2e'],
} as const

/** What came, in words and in a colour. */
export interface PlaqueText {
  readonly text: string
  readonly tone: keyof typeof grounds
}

/** What a round paid, in words; a gain when it is more than the round cost: anything else is not dressed up as a win. */
export interface Paid {
  readonly amount: string
  readonly isGain: boolean
}

/** The number that won, large and in its colour, and what was won. One unit of its view is the plaque's diameter. */
export class ResultPlaque {
  readonly view = new Container()
  readonly #tools: TableTools
  readonly #picture = new Sprite()
  #texture: Texture | null = null
  #shown: string | null = null

  constructor(tools: TableTools) {
    this.#tools = tools
    this.#picture.anchor.set(0.5)
    this.view.addChild(this.#picture)
    this.show(null)
  }

  /** At once; null shows nothing. */
  show(came: PlaqueText | null, paid: Paid | null = null): void {
    this.view.visible = came !== null
    const key = `${came?.text} ${came?.tone} ${paid?.amount} ${paid?.isGain}`
    if (came === null || key === this.#shown) return
    this.#shown = key
    this.#texture?.destroy(true)
    this.#texture = paintFine({ width: 1.6, height: 1.7, sharpness: 220 }, (brush) =>
      paintPlaque(brush, came, paid),
    )
    this.#picture.texture = this.#texture
    this.#picture.setSize(1.6, 1.7)
  }

  /** The same with a little force. */
  async pop(came: PlaqueText): Promise<void> {
    this.show(came)
    if (this.#tools.calm) return
    await this.#tools.motion.tween(
      0.3,
      (share) => {
        if (!this.#picture.destroyed) this.#picture.scale.set((Math.max(0.01, share) * 1.6) / 352)
      },
      backOut,
    )
    if (!this.#picture.destroyed) this.#picture.setSize(1.6, 1.7)
  }

  close(): void {
    this.view.destroy({ children: true })
    this.#texture?.destroy(true)
  }
}

function paintPlaque(
  brush: CanvasRenderingContext2D,
  { text, tone }: PlaqueText,
  paid: Paid | null,
): void {
  const [x, y, radius] = [0.8, 0.66, 0.5]
  const [light, dark] = grounds[tone]
  brush.save()
  brush.shadowColor = 'rgba(0,0,0,0.75)'
  brush.shadowBlur = 34
  brush.shadowOffsetY = 12
  brush.fillStyle = dark
  disc(brush, x, y, radius)
  brush.restore()
  const metal = brush.createConicGradient(-1.9, x, y)
  for (const [place, colour] of [
    [0, '#fff6d2'],
    [0.12, '#c9974a'],
    [0.3, '#6b4517'],
    [0.48, '#f4d78f'],
    [0.6, '#b98740'],
    [0.82, '#6b4517'],
    [1, '#fff6d2'],
  ] as const)
    metal.addColorStop(place, colour)
  brush.fillStyle = metal
  disc(brush, x, y, radius)
  const ground = brush.createRadialGradient(x - 0.14, y - 0.2, 0.02, x, y, radius * 0.92)
  ground.addColorStop(0, light)
  ground.addColorStop(1, dark)
  brush.fillStyle = ground
  disc(brush, x, y, radius * 0.92)
  write(brush, { text, x, y: y + 0.012, size: 56, ink: '#fff', room: 0.8 })
  if (paid === null) return
  const { amount, isGain } = paid
  brush.font = `700 21px ${typeface}`
  const width = Math.min(1.5, brush.measureText(amount).width / 100 + 0.24)
  brush.save()
  brush.shadowColor = 'rgba(0,0,0,0.7)'
  brush.shadowBlur = 16
  brush.shadowOffsetY = 5
  brush.fillStyle = isGain ? '#f1c75c' : '#2b2e33'
  brush.beginPath()
  brush.roundRect(x - width / 2, 1.13, width, 0.34, 0.17)
  brush.fill()
  brush.restore()
  write(brush, {
    text: amount,
    x,
    y: 1.307,
    size: 21,
    ink: isGain ? '#2a1a00' : '#f3efe4',
    room: 1.3,
  })
}

function disc(brush: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  brush.beginPath()
  brush.arc(x, y, radius, 0, Math.PI * 2)
  brush.fill()
}

interface Writing {
  readonly text: string
  readonly x: number
  readonly y: number
  /** In hundredths, for browsers do not draw fonts of less than a pixel. */
  readonly size: number
  readonly ink: string
  /** A longer text is set smaller. */
  readonly room: number
}

function write(brush: CanvasRenderingContext2D, { text, x, y, size, ink, room }: Writing): void {
  brush.save()
  brush.translate(x, y)
  brush.scale(0.01, 0.01)
  brush.font = `700 ${size}px ${typeface}`
  const wide = brush.measureText(text).width
  if (wide > room * 100) brush.font = `700 ${(size * room * 100) / wide}px ${typeface}`
  brush.textAlign = 'center'
  brush.textBaseline = 'middle'
  brush.fillStyle = ink
  brush.fillText(text, 0, size * 0.04)
  brush.restore()
}
