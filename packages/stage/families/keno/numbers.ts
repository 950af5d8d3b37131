import { Container, Sprite, type Texture } from 'pixi.js'
import type { Motion } from '../../motion/motion.ts'
import type { Brushes } from '../../screen/brushes.ts'
import type { Sparks } from '../../screen/sparks.ts'
import { isOnATicket, isPaid, type KenoBoard, markOf } from './board.ts'
import { cornerOfCard, paintCardMark } from './card-marks.ts'
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

/** Side of the mark of a card, in sides of a number. */
const markSize = 0.3

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
  /** The card that is looked at, from 0. */
  #card = 0
  readonly #marks = new Container()
  #markPictures: readonly Texture[] = []

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
    this.view.addChild(this.#panel, ...this.#tiles, this.#marks)
    this.lights.addChild(...this.#glows)
  }

  show(board: KenoBoard): void {
    this.#board = board
    for (const [index, tile] of this.#tiles.entries()) {
      const number = index + 1
      const mark = markOf(board, number, this.#card)
      if (this.#pictures) tile.texture = this.#pictures.of(number, mark)
      const glow = this.#glows[index]
      if (glow) glow.alpha = this.#glowOf(number)
      // After the draw what was neither caught nor on the ticket stands back.
      tile.alpha = isPaid(board) && mark === 'plain' ? 0.55 : 1
      tile.tint = this.#pointed === number ? 0xfff0c8 : 0xffffff
    }
    this.#fit()
    this.#markCards(board)
  }

  /** Looks at another card: its numbers are marked whole, those of the others in a corner. */
  look(card: number): void {
    this.#card = card
    if (this.#board) this.show(this.#board)
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
    const { colours } = this.#tools
    this.#pictures = paintTiles(this.#tools.numbers, layout.pitch * sharpness, colours)
    const { board, pitch } = layout
    const rim = Math.min(8, pitch * 0.16)
    if (this.#panel.texture.width > 1) this.#panel.texture.destroy(true)
    const [width, height] = [board.width + rim * 2, board.height + rim * 2]
    this.#panel.texture = paintPanel(width * sharpness, height * sharpness, this.#tools.colours)
    this.#panel.position.set(board.x - rim, board.y - rim)
    this.#panel.setSize(width, height)
    this.#forgetMarks()
    this.#markPictures = colours.cards.map((colour, card) =>
      paintCardMark(pitch * markSize * sharpness, { colour, card }),
    )
    if (this.#board) this.show(this.#board)
    this.#fit()
  }

  close(): void {
    this.#forgetMarks()
    this.#pictures?.close()
    if (this.#panel.texture.width > 1) this.#panel.texture.destroy(true)
  }

  /** Light that stays on a number. */
  #glowOf(number: number): number {
    const board = this.#board
    return board?.drawn.includes(number) && isOnATicket(board, number) ? 0.26 : 0
  }

  /** A letter in a corner for every card that a number is on, where there are several cards. */
  #markCards({ cards }: KenoBoard): void {
    this.#marks.removeChildren().forEach((child) => child.destroy())
    const layout = this.#layout
    if (!layout || cards.length < 2) return
    const { pitch } = layout
    for (const [card, spots] of cards.entries()) {
      const picture = this.#markPictures[card]
      if (!picture) continue
      const corner = cornerOfCard(card)
      for (const spot of spots) {
        const box = boxOfNumber(layout, spot)
        const mark = centred(new Sprite(picture))
        mark.position.set(box.x + pitch * corner.x, box.y + pitch * corner.y)
        mark.setSize(pitch * markSize)
        mark.alpha = card === this.#card ? 1 : 0.86
        this.#marks.addChild(mark)
      }
    }
  }

  #forgetMarks(): void {
    this.#marks.removeChildren().forEach((child) => child.destroy())
    for (const picture of this.#markPictures) picture.destroy(true)
    this.#markPictures = []
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
