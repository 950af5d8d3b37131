import { Container, Sprite, type Texture } from 'pixi.js'
import { backOut } from '../../motion/ease.ts'
import type { Motion } from '../../motion/motion.ts'
import type { GlyphLine, Glyphs } from '../../screen/bitmap-font.ts'
import { paint } from '../../screen/paint.ts'
import { paintPlate } from '../../screen/plate.ts'
import { type KenoBoard, caughtOn } from './board.ts'
import type { KenoLayout } from './layout.ts'
import type { KenoColours } from './title.ts'

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
    this.view.visible = board.result !== null
    if (board.result === null) return
    const { pay } = board.result
    const hasPay = pay > 0
    this.#letter(`${caughtOn(board)} / ${board.spots.length}`)
    this.#count.y = hasPay ? -38 : 0
    this.#count.scale.set(hasPay ? 0.78 : 1)
    this.#amount.set(hasPay ? this.#tools.money(pay) : '')
    this.#amount.view.y = 44
    this.#amount.view.scale.set(Math.min(1.05, 310 / Math.max(1, this.#amount.width)))
  }

  /** Springs up. */
  async appear(board: KenoBoard): Promise<void> {
    this.show(board)
    const full = this.view.scale.x
    await this.#tools.motion.tween(
      0.35,
      (progress) => this.view.scale.set(full * (0.6 + 0.4 * progress)),
      backOut,
    )
  }

  layout({ drum, tray, portrait }: KenoLayout): void {
    // Upright the glass is small: the sign may stand out over it.
    const width = portrait ? Math.max(drum.radius * 2, tray.diameter * 2.6) : drum.radius * 1.5
    this.view.position.set(drum.x, drum.y)
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
