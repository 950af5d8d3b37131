import { Container, Sprite } from 'pixi.js'
import type { Motion } from '../../motion/motion.ts'
import { createMotes } from '../../scenes/motes.ts'
import type { Brushes } from '../../screen/brushes.ts'
import type { Textures } from '../../screen/load-textures.ts'
import type { Size } from '../../screen/open-screen.ts'
import { createShade } from '../../screen/shade.ts'

interface SkyNeeds {
  readonly textures: Textures
  readonly motion: Motion
  readonly brushes: Brushes
  readonly ink: number
  readonly calm: boolean
}

/** How much taller than the screen the place is painted: what the camera climbs through. */
const far = 1.3
/** Stars race past at this many times their first speed, high above. */
const race = 26

/** The place of a flight: the camera climbs with it, the ground sinks away, stars race past. */
export class Sky {
  readonly view = new Container()
  readonly #textures: Textures
  readonly #calm: boolean
  readonly #back = new Sprite()
  readonly #front = new Sprite()
  readonly #shade: Sprite
  readonly #motes: ReturnType<typeof createMotes>
  #size: Size = { width: 1, height: 1 }
  #height = 0

  constructor({ textures, motion, brushes, ink, calm }: SkyNeeds) {
    this.#textures = textures
    this.#calm = calm
    this.#shade = createShade(ink)
    this.#motes = createMotes(motion, brushes, {
      tint: 0xfff0d8,
      count: calm ? 0 : 34,
      fall: 0.012,
      size: 0.011,
    })
    for (const layer of [this.#back, this.#front]) layer.anchor.set(0.5, 1)
    this.view.addChild(this.#back, this.#shade, this.#front, this.#motes.view)
  }

  /** @param height 0 on the ground, 1 as high as the picture goes. */
  climb(seconds: number, height: number): void {
    const wanted = this.#calm ? 0 : height
    this.#height += (wanted - this.#height) * Math.min(1, seconds * 2.4)
    if (!this.#calm) this.#motes.drift(seconds * (1 + race * this.#height))
    this.#place()
  }

  layout(size: Size): void {
    this.#size = size
    const kind = size.height > size.width ? 'tall' : 'wide'
    for (const [layer, name, larger] of [
      [this.#back, `backdrop-${kind}`, this.#calm ? 1 : far],
      [this.#front, `front-${kind}`, 1],
    ] as const) {
      layer.texture = this.#textures.get(name)
      const { orig } = layer.texture
      layer.scale.set(Math.max(size.width / orig.width, size.height / orig.height) * larger)
    }
    this.#shade.setSize(size.width, size.height)
    this.#motes.layout(size)
    this.#place()
  }

  #place(): void {
    const { width, height } = this.#size
    const sinks = this.#height
    this.#back.position.set(width / 2, height + (this.#back.height - height) * sinks)
    this.#front.position.set(width / 2, height * (1 + 0.55 * sinks))
    this.#shade.alpha = 0.3 + 0.26 * sinks
  }
}
