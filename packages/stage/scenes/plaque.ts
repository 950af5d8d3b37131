import { Container, Sprite, type Texture } from 'pixi.js'
import type { Motion } from '../motion/motion.ts'
import type { GlyphLine } from '../screen/bitmap-font.ts'
import { paintPlate } from '../screen/plate.ts'
import type { SlotLayout } from '../slot/layout.ts'
import type { SceneTools } from '../slot/title.ts'

const numberScale = 0.92
/** Size in board units. */
const plateSize = { width: 330, height: 190 } as const

/** A plate that says how many free spins are left. */
export class Plaque {
  readonly view = new Container()
  readonly #motion: Motion
  readonly #plate: Texture
  readonly #number: GlyphLine

  /** @param word "Free spins", owned by the caller. */
  constructor({ motion, glyphs, skin }: SceneTools, word: Texture) {
    this.#motion = motion
    this.#plate = paintPlate(plateSize.width, plateSize.height, skin.plate)
    this.#number = glyphs.line()
    const plate = new Sprite(this.#plate)
    const title = new Sprite(word)
    for (const sprite of [plate, title]) sprite.anchor.set(0.5)
    title.scale.set(Math.min(270 / word.orig.width, 84 / word.orig.height))
    title.y = -44
    this.#number.view.y = 26
    this.view.addChild(plate, title, this.#number.view)
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
  layout({ board, framed, cell, portrait, free }: SlotLayout): void {
    const scale = cell / 200
    const rail = framed.y + framed.height
    if (!portrait) {
      const room = framed.x - free.x
      const beside = room > plateSize.width * scale * 0.45
      this.view.position.set(
        beside ? free.x + room / 2 : board.x + board.width / 2,
        beside
          ? board.y + board.height * 0.5
          : Math.min(rail, free.y + free.height - plateSize.height * scale * 0.25),
      )
      this.view.scale.set(beside ? Math.min(scale, (room * 0.92) / plateSize.width) : scale * 0.5)
      return
    }
    const room = free.y + free.height - rail
    const hangs = room > cell * 0.5
    // Where nothing is left below the frame, it is nailed to the lower rail.
    this.view.position.set(free.x + free.width / 2, hangs ? rail + room / 2 : rail - cell * 0.3)
    this.view.scale.set(
      hangs ? Math.min(scale * 1.5, (room * 0.94) / plateSize.height) : scale * 0.66,
    )
  }

  close(): void {
    this.#plate.destroy(true)
  }
}
