import type { Container, Texture } from 'pixi.js'
import type { Motion } from '../../motion/motion.ts'
import { paintSpark } from '../../screen/paint.ts'
import { createSparks, type Sparks } from '../../screen/sparks.ts'
import type { Spot } from './layout.ts'

/** Sparks that fly, by how large a win is; none for one that is no more than a few stakes. */
const counts = [0, 24, 70, 150] as const
const tints = [0xffe9a8, 0xffc95a, 0xffffff]

/** Sparks over the cards when a hand wins more than a little. */
export class Winnings {
  readonly view: Container
  readonly #sparks: Sparks
  readonly #spark: Texture = paintSpark()
  #spots: readonly Spot[] = []

  /** @param calm nothing flies. */
  constructor(motion: Motion, calm: boolean) {
    this.#sparks = createSparks(motion, calm)
    this.view = this.#sparks.view
  }

  layout(spots: readonly Spot[]): void {
    this.#spots = spots
  }

  celebrate(level: 0 | 1 | 2 | 3): void {
    for (const { x, y, height } of this.#spots) {
      this.#sparks.burst({
        frames: [this.#spark],
        x,
        y,
        count: Math.round(counts[level] / Math.max(1, this.#spots.length)),
        speed: [height * 0.6, height * (1.4 + level * 0.4)],
        towards: -Math.PI / 2,
        spread: Math.PI * 0.8,
        gravity: height * 1.6,
        life: [0.7, 1.5],
        size: [height * 0.06, height * 0.2],
        tints,
        light: true,
      })
    }
  }

  clear(): void {
    this.#sparks.clear()
  }

  close(): void {
    this.#sparks.clear()
    this.#spark.destroy(true)
  }
}
