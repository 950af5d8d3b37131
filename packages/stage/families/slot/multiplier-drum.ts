import { Container } from 'pixi.js'
import { easeOut } from '../../motion/ease.ts'
import type { Motion } from '../../motion/motion.ts'
import type { GlyphLine, Glyphs } from '../../screen/bitmap-font.ts'

/** Numbers a second while it turns, and whole numbers that pass before it rests. */
const speed = { turning: 14, passes: 5 } as const
/** Angle between two numbers on the drum. */
const apart = 1.05

/** A reel of multipliers seen from the side: numbers come up in front of it and turn away behind, without any mask. */
export class MultiplierDrum {
  readonly view = new Container()
  readonly #values: readonly number[]
  readonly #motion: Motion
  readonly #radius: number
  readonly #lines: readonly GlyphLine[]
  readonly #room: number
  /** Which number is in front; a fraction while it turns. */
  #position = 0
  #turning = false

  /** @param size in the units of its container. */
  constructor(
    values: readonly number[],
    { motion, glyphs }: { readonly motion: Motion; readonly glyphs: Glyphs },
    size: { readonly width: number; readonly height: number },
  ) {
    this.#values = values
    this.#motion = motion
    this.#radius = size.height * 0.46
    this.#room = Math.min(0.85, size.height / 1.5 / glyphs.lineHeight)
    this.#lines = values.map((value) => {
      const line = glyphs.line()
      line.set(`x${value}`)
      this.view.addChild(line.view)
      return line
    })
    this.#draw()
    motion.loop((seconds) => {
      if (!this.#turning) return
      this.#position += seconds * speed.turning
      this.#draw()
    })
  }

  start(): void {
    this.#turning = true
  }

  /** Stands at a value, at once. */
  show(value: number): void {
    this.#turning = false
    this.#position = Math.max(0, this.#values.indexOf(value))
    this.#draw()
  }

  /** Comes to rest with a value in front. */
  async land(value: number): Promise<void> {
    this.#turning = false
    const from = this.#position
    const count = this.#values.length
    const target = Math.max(0, this.#values.indexOf(value))
    const first = Math.ceil(from) + speed.passes
    const to = first + ((((target - first) % count) + count) % count)
    await this.#motion.tween(
      0.9,
      (progress) => {
        this.#position = from + (to - from) * progress
        this.#draw()
      },
      easeOut,
    )
  }

  #draw(): void {
    const count = this.#values.length
    for (const [place, { view, width }] of this.#lines.entries()) {
      const ahead = (((place - this.#position) % count) + count) % count
      const angle = (ahead > count / 2 ? ahead - count : ahead) * apart
      const facing = Math.cos(angle)
      view.visible = Math.abs(angle) < Math.PI / 2 && facing > 0.05
      view.y = -Math.sin(angle) * this.#radius
      view.alpha = facing ** 2
      view.scale.set(Math.min(this.#room, 130 / Math.max(1, width)), this.#room * facing)
    }
  }
}
