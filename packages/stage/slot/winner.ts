import { Sprite, type Texture } from 'pixi.js'
import { fit } from './reel.ts'
import type { Reels } from './reels.ts'
import { cellSize, type SlotSkin } from './skin.ts'

/** Frames of a winning symbol's animation in a second. */
const framesPerSecond = 14

/** A copy of a winning symbol above the dimmed board; it beats, and moves if the title animates it. */
export class Winner extends Sprite {
  readonly #size: number
  readonly #frames: readonly Texture[]

  constructor({ skin, reels }: { skin: SlotSkin; reels: Reels }, reel: number, row: number) {
    const shown = reels.reel(reel)?.spriteAt(row)?.texture
    super(shown)
    const [symbol, look] = [...skin.symbols].find(([, { still }]) => still === shown) ?? []
    this.#frames = symbol ? skin.framesOf(symbol) : []
    this.#size = look?.scale ?? 1
    this.anchor.set(0.5)
    this.position.set((reel + 0.5) * cellSize, (row + 0.5) * cellSize)
    fit(this, this.#size)
  }

  /** @param since seconds, a common time for all winners. */
  beat(since: number): void {
    const place = Math.floor(since * framesPerSecond) % Math.max(1, this.#frames.length)
    this.texture = this.#frames[place] ?? this.texture
    fit(this, this.#size * (1 + 0.05 * Math.sin(since * 7)))
  }
}
