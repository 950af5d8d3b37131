import { Container, Sprite } from 'pixi.js'
import type { Motion } from '../../motion/motion.ts'
import type { Brushes } from '../../screen/brushes.ts'
import type { Sparks } from '../../screen/sparks.ts'
import { type KenoBoard, markOf } from './board.ts'
import { boxOfNumber, type KenoLayout } from './layout.ts'
import { paintPanel } from './paint-machine.ts'
import { paintTiles, type TilePictures } from './paint-tiles.ts'
import type { KenoColours } from './title.ts'

export interface NumbersTools {
  readonly motion: Motion
  readonly brushes: Brushes
  readonly sparks: Sparks
  readonly colours: KenoColours
  readonly numbers: number
}

/** The board of numbers: what is on the ticket, what was drawn, what was caught. */
export class Numbers {
  readonly view = new Container()
  /** Light over the numbers, above everything that moves. */
  readonly lights = new Container()
  readonly #tools: NumbersTools
  readonly #panel = new Sprite()
  readonly #tiles: readonly Sprite[]
  readonly #glows: readonly Sprite[]
  #pictures: TilePictures | null = null
  #layout: KenoLayout | null = null
  #board: KenoBoard | null = null
  #pointed: number | null = null

  constructor(tools: NumbersTools) {
    this.#tools = tools
    const each = { length: tools.numbers }
    this.#tiles = Array.from(each, () => centred(new Sprite()))
    this.#glows = Array.from(each, () => {
      const glow = centred(new Sprite(tools.brushes.glow))
      glow.blendMode = 'add'
      glow.tint = tools.colours.caught
      glow.alpha = 0
      return glow
    })
    this.view.addChild(this.#panel, ...this.#tiles)
    this.lights.addChild(...this.#glows)
  }

  show(board: KenoBoard): void {
    this.#board = board
    for (const [index, tile] of this.#tiles.entries()) {
      const number = index + 1
      const mark = markOf(board, number)
      if (this.#pictures) tile.texture = this.#pictures.of(number, mark)
      const glow = this.#glows[index]
      if (glow) glow.alpha = this.#glowOf(number)
      // After the draw what was neither caught nor on the ticket stands back.
      tile.alpha = board.result !== null && mark === 'plain' ? 0.55 : 1
      tile.tint = this.#pointed === number ? 0xfff0c8 : 0xffffff
    }
    this.#fit()
  }

  /** Marks the number under the pointer or the focus; null: none. */
  point(number: number | null): void {
    this.#pointed = number
    if (this.#board) this.show(this.#board)
  }

  /** A drawn ball is found on the board. What light it leaves fades by itself and decides nothing. */
  flash(number: number, isCaught: boolean): void {
    const { motion, sparks, brushes, colours } = this.#tools
    const glow = this.#glows[number - 1]
    const tile = this.#tiles[number - 1]
    const layout = this.#layout
    if (!glow || !tile || !layout) return
    const rest = (): number => this.#glowOf(number)
    const { pitch } = layout
    void motion.tween(isCaught ? 0.5 : 0.3, (progress) => {
      glow.alpha = rest() + (1 - progress) * (isCaught ? 0.9 : 0.5)
      tile.setSize(pitch * (1 + Math.sin(Math.PI * progress) * (isCaught ? 0.3 : 0.08)))
    })
    if (!isCaught) return
    sparks.burst({
      frames: [brushes.spark],
      x: tile.x,
      y: tile.y,
      count: 16,
      speed: [pitch * 0.8, pitch * 3.2],
      towards: -Math.PI / 2,
      spread: Math.PI,
      gravity: pitch * 2.4,
      life: [0.4, 0.9],
      size: [pitch * 0.12, pitch * 0.4],
      tints: [0xffffff, colours.caught, 0xffe9a8],
      light: true,
    })
  }

  layout(layout: KenoLayout, sharpness: number): void {
    this.#layout = layout
    this.#pictures?.close()
    this.#pictures = paintTiles(this.#tools.numbers, layout.pitch * sharpness, this.#tools.colours)
    const { board, pitch } = layout
    const rim = Math.min(8, pitch * 0.16)
    if (this.#panel.texture.width > 1) this.#panel.texture.destroy(true)
    const [width, height] = [board.width + rim * 2, board.height + rim * 2]
    this.#panel.texture = paintPanel(width * sharpness, height * sharpness, this.#tools.colours)
    this.#panel.position.set(board.x - rim, board.y - rim)
    this.#panel.setSize(width, height)
    if (this.#board) this.show(this.#board)
    this.#fit()
  }

  close(): void {
    this.#pictures?.close()
    if (this.#panel.texture.width > 1) this.#panel.texture.destroy(true)
  }

  /** Light that stays on a number. */
  #glowOf(number: number): number {
    return this.#board !== null && markOf(this.#board, number) === 'caught' ? 0.26 : 0
  }

  #fit(): void {
    const layout = this.#layout
    if (!layout) return
    const { pitch } = layout
    for (const [index, tile] of this.#tiles.entries()) {
      const { x, y } = boxOfNumber(layout, index + 1)
      tile.position.set(x + pitch / 2, y + pitch / 2)
      tile.setSize(pitch)
      const glow = this.#glows[index]
      glow?.position.set(x + pitch / 2, y + pitch / 2)
      glow?.setSize(pitch * 2.3)
    }
  }
}

function centred(sprite: Sprite): Sprite {
  sprite.anchor.set(0.5)
  return sprite
}
