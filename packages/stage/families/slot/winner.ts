import { Container, Sprite, type Texture } from 'pixi.js'
import type { Shine } from '../../screen/shine.ts'
import type { Box } from './layout.ts'
import { fit } from './reel.ts'
import { cellSize, lookOf, type SlotSkin } from './skin.ts'

/** Frames of a winning symbol's animation in a second. */
const framesPerSecond = 14
/** Seconds from one gleam to the next. */
const gleamEvery = 1.5

/** A copy of a winning symbol above the dimmed board. It plays its frames where it has some; else it beats, sways and gleams. */
export class Winner extends Container {
  readonly #symbol: Sprite
  readonly #gleam: Sprite[]
  readonly #size: number
  readonly #frames: readonly Texture[]
  readonly #late: number

  /** @param shine null where a gleam would cost too much. */
  constructor(skin: SlotSkin, symbol: string, box: Box, shine: Shine | null) {
    super()
    const look = lookOf(skin, symbol)
    this.#frames = skin.framesOf(symbol)
    this.#size = look.scale * Math.min(1, box.height / cellSize)
    this.#symbol = new Sprite(look.still)
    this.#gleam = this.#frames.length === 0 && shine ? shine.stripes(look.still) : []
    // Neighbours move one after the other, like a wave.
    this.#late = (box.x / cellSize) * 0.12
    this.position.set(box.x + box.width / 2, box.y + box.height / 2)
    this.addChild(this.#symbol, ...this.#gleam)
    for (const sprite of [this.#symbol, ...this.#gleam]) {
      sprite.anchor.set(0.5)
      fit(sprite, this.#size)
    }
  }

  /** @param since seconds, a common time for all winners. */
  beat(since: number): void {
    if (this.#frames.length > 0) {
      const place = Math.floor(since * framesPerSecond) % this.#frames.length
      this.#symbol.texture = this.#frames[place] ?? this.#symbol.texture
      fit(this.#symbol, this.#size * (1 + 0.04 * Math.sin(since * 7)))
      return
    }
    const own = Math.max(0, since - this.#late)
    const beat = Math.sin(own * 6.5)
    this.scale.set(1 + 0.075 * beat, 1 + 0.075 * Math.sin(own * 6.5 - 0.5))
    this.rotation = 0.055 * Math.sin(own * 4.3)
    const at = ((own % gleamEvery) / gleamEvery) * 1.9 - 0.3
    for (const [place, stripe] of this.#gleam.entries()) {
      const away = (place + 0.5) / this.#gleam.length - at
      stripe.alpha = 0.6 * Math.exp(-((away / 0.14) ** 2))
      stripe.visible = stripe.alpha > 0.02
    }
  }
}
