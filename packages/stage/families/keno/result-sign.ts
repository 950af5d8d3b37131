import { Container, Sprite, type Texture } from 'pixi.js'
import { backOut } from '../../motion/ease.ts'
import type { Motion } from '../../motion/motion.ts'
import type { GlyphLine, Glyphs } from '../../screen/bitmap-font.ts'
import { paint } from '../../screen/paint.ts'
import { paintPlate } from '../../screen/plate.ts'
import { caughtOn, isPaid, type KenoBoard } from './board.ts'
import type { KenoLayout } from './layout.ts'
import type { KenoColours } from './title.ts'

/** Left free beside the sign, CSS pixels. */
const edge = 4

export interface SignTools {
  readonly motion: Motion
  readonly glyphs: Glyphs
  readonly money: (minorUnits: number) => string
  readonly colours: KenoColours
}

/** How many spots were caught, of how many, on the glass of the machine; under it what that paid. */
export class ResultSign {
  readonly view = new Container()
  readonly #tools: SignTools
  readonly #plate: Sprite
  readonly #count = new Sprite()
  readonly #amount: GlyphLine
  #painted: { readonly text: string; readonly texture: Texture } | null = null

  constructor(tools: SignTools) {
    this.#tools = tools
    const { ink, metal } = tools.colours
    this.#plate = new Sprite(paintPlate(360, 200, { ground: ink, rim: metal }))
    this.#plate.anchor.set(0.5)
    this.#count.anchor.set(0.5)
    this.#amount = tools.glyphs.line()
    this.view.addChild(this.#plate, this.#count, this.#amount.view)
    this.view.visible = false
  }

  /** Stands only when the draw is over. */
  show(board: KenoBoard): void {
    // Several cards are counted beside the board: here stands what they won together.
    const isOne = board.cards.length === 1
    const pay = payOf(board)
    const hasPay = pay > 0
    this.view.visible = isPaid(board) && (isOne || hasPay)
    if (!this.view.visible) return
    this.#letter(hasEndedFree(board) ? '★' : `${caughtOn(board)} / ${board.cards[0]?.length}`)
    this.#count.visible = isOne
    this.#count.y = hasPay ? -38 : 0
    this.#count.scale.set(hasPay ? 0.78 : 1)
    this.#amount.set(hasPay ? this.#tools.money(pay) : '')
    this.#amount.view.y = isOne ? 44 : 0
    this.#amount.view.scale.set(Math.min(1.05, 310 / Math.max(1, this.#amount.width)))
  }

  /** So many draws were won, and how often their pays count. */
  async announce({ free }: KenoBoard): Promise<void> {
    if (!free) return
    this.view.visible = true
    this.#letter(`${free.games} ★ ×${free.times}`)
    this.#count.visible = true
    this.#count.y = 0
    this.#count.scale.set(1)
    this.#amount.set('')
    await this.#spring()
  }

  /** Springs up. */
  async appear(board: KenoBoard): Promise<void> {
    this.show(board)
    await this.#spring()
  }

  async #spring(): Promise<void> {
    const full = this.view.scale.x
    await this.#tools.motion.tween(
      0.35,
      (progress) => this.view.scale.set(full * (0.6 + 0.4 * progress)),
      backOut,
    )
  }

  layout({ drum, tray, portrait }: KenoLayout): void {
    // Upright the glass is small: the sign may stand out over it, as far as the edge of the screen and the balls let it.
    const width = portrait
      ? Math.min(Math.max(drum.radius * 2, tray.diameter * 2.6), tray.box.x - edge * 2)
      : drum.radius * 1.5
    this.view.position.set(portrait ? Math.max(drum.x, width / 2 + edge) : drum.x, drum.y)
    this.view.scale.set(width / 360)
  }

  close(): void {
    this.#plate.texture.destroy(true)
    this.#painted?.texture.destroy(true)
  }

  #letter(text: string): void {
    if (this.#painted?.text === text) return
    const old = this.#painted
    const texture = paint(340, 130, (brush) => {
      brush.font = '800 96px Outfit, sans-serif'
      brush.textAlign = 'center'
      brush.textBaseline = 'middle'
      brush.fillStyle = '#ffffff'
      brush.shadowColor = 'rgba(0,0,0,0.8)'
      brush.shadowBlur = 8
      brush.fillText(text, 170, 70)
    })
    this.#painted = { text, texture }
    this.#count.texture = texture
    old?.texture.destroy(true)
  }
}

/** After free draws, what they and the draw that won them came to; else what the draw on the board pays. */
const payOf = (board: KenoBoard): number =>
  hasEndedFree(board) ? board.total : board.results.reduce((sum, { pay }) => sum + pay, 0)

const hasEndedFree = ({ free, finished }: KenoBoard): boolean => free !== null && finished
