import type { Motion } from '@fairhouse/stage/motion/motion'
import type { GlyphLine } from '@fairhouse/stage/screen/bitmap-font'
import { paint } from '@fairhouse/stage/screen/paint'
import { Container, Sprite, type Texture } from '@fairhouse/stage/screen/parts'
import type { SlotLayout } from '@fairhouse/stage/slot/layout'
import type { SceneTools } from '@fairhouse/stage/slot/title'

const numberScale = 0.92
/** Size of the stone in board units, with its rim. */
const stoneSize = { width: 330, height: 190 } as const

/** A dark stone that says how many free spins are left. */
export class Plaque {
  readonly view = new Container()
  readonly #motion: Motion
  readonly #stone = paintStone()
  readonly #number: GlyphLine

  /** @param word "Free spins", owned by the caller. */
  constructor({ motion, glyphs }: SceneTools, word: Texture) {
    this.#motion = motion
    this.#number = glyphs.line()
    const stone = new Sprite(this.#stone)
    const title = new Sprite(word)
    for (const sprite of [stone, title]) sprite.anchor.set(0.5)
    title.scale.set(270 / word.orig.width)
    title.y = -44
    this.#number.view.y = 26
    this.view.addChild(stone, title, this.#number.view)
    this.view.visible = false
  }

  count(left: number): void {
    this.#number.set(String(left))
    this.#number.view.scale.set(numberScale)
  }

  flash(): Promise<void> {
    return this.#motion.tween(0.6, (progress) =>
      this.#number.view.scale.set(numberScale * (1 + 0.35 * Math.sin(Math.PI * progress))),
    )
  }

  /** Upright it hangs below the frame, on wide screens beside it. */
  layout({ board, cell, portrait, free }: SlotLayout): void {
    const scale = cell / 200
    if (!portrait) {
      const room = board.x - cell * 0.52 - free.x
      this.view.position.set(free.x + room / 2, board.y + board.height * 0.5)
      this.view.scale.set(Math.min(scale, (room * 0.94) / stoneSize.width))
      return
    }
    const rail = board.y + board.height
    const room = free.y + free.height - rail - cell * 0.5
    const hangs = room > cell
    // Where nothing is left below the frame, it is nailed to the lower rail.
    this.view.position.set(
      free.x + free.width / 2,
      hangs ? rail + cell * 0.5 + room / 2 : rail + cell * 0.2,
    )
    this.view.scale.set(
      hangs ? Math.min(scale * 1.5, (room * 0.94) / stoneSize.height) : scale * 0.66,
    )
  }

  close(): void {
    this.#stone.destroy(true)
  }
}

/** A dark stone with a golden rim. */
const paintStone = (): Texture =>
  paint(336, 200, (brush) => {
    brush.translate(8, 8)
    brush.beginPath()
    brush.roundRect(0, 0, 320, 184, 20)
    const depth = brush.createLinearGradient(0, 0, 0, 184)
    depth.addColorStop(0, 'rgba(46,14,20,0.94)')
    depth.addColorStop(1, 'rgba(14,5,8,0.94)')
    brush.fillStyle = depth
    brush.fill()
    brush.lineWidth = 5
    brush.strokeStyle = '#c08a3a'
    brush.stroke()
    brush.lineWidth = 1.5
    brush.strokeStyle = '#ffe3a0'
    brush.stroke()
  })
