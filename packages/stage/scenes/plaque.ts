import { Container, Sprite, type Texture } from 'pixi.js'
import type { Motion } from '../motion/motion.ts'
import type { GlyphLine } from '../screen/bitmap-font.ts'
import { paintPlate } from '../screen/plate.ts'
import type { SlotLayout } from '../families/slot/layout.ts'
import type { SceneTools } from '../families/slot/title.ts'
import { plaquePlace, plateSize } from './plaque-place.ts'

const numberScale = 0.92

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

  layout(layout: SlotLayout): void {
    const { x, y, scale } = plaquePlace(layout)
    this.view.position.set(x, y)
    this.view.scale.set(scale)
  }

  close(): void {
    this.#plate.destroy(true)
  }
}
