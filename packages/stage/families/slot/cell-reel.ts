import { Container, Sprite } from 'pixi.js'
import { FlipMotion } from './flip-motion.ts'
import { createSymbol, dress, type Reel, rowHeight } from './reel.ts'
import { lookOf, type SlotSkin } from './skin.ts'

/** A column of cells that are independent of one another: each turns over by itself. */
export class CellReel implements Reel {
  readonly view = new Container()
  readonly #skin: SlotSkin
  readonly #motion: FlipMotion
  #shown: readonly string[] = []
  #next: readonly string[] | null = null
  #arrived: (() => void) | null = null

  constructor(skin: SlotSkin, reel: number) {
    this.#skin = skin
    this.#motion = new FlipMotion(reel)
  }

  get turning(): boolean {
    return this.#motion.phase !== 'rest'
  }

  get rows(): number {
    return this.#shown.length
  }

  show(column: readonly string[]): void {
    this.#shown = column
    this.#next = null
    this.#motion.rest()
    for (const symbol of this.view.children) symbol.alpha = 1
    this.#draw()
    this.#arrive()
  }

  start(): void {
    this.#motion.leave()
  }

  land(column: readonly string[]): Promise<void> {
    return new Promise((resolve) => {
      this.#arrived = resolve
      this.#next = column
    })
  }

  advance(seconds: number): void {
    if (!this.turning) return
    this.#motion.advance(seconds)
    if (this.#motion.phase === 'gone' && this.#next) {
      this.#shown = this.#next
      this.#next = null
      this.#motion.arrive()
    }
    this.#draw()
    if (!this.turning) this.#arrive()
  }

  /** Cells do not belong together: they turn into what is in view after it. */
  nudge(column: readonly string[]): () => void {
    return () => this.show(column)
  }

  spriteAt(row: number): Sprite | undefined {
    const found = this.view.children[row]
    return found instanceof Sprite ? found : undefined
  }

  symbolAt(row: number): string {
    return this.#shown[row] ?? ''
  }

  #draw(): void {
    while (this.view.children.length < this.#shown.length) this.view.addChild(createSymbol())
    const height = rowHeight(this.#skin, this.#shown.length)
    for (const [row, symbol] of this.#shown.entries()) {
      const sprite = this.spriteAt(row)
      if (!sprite) continue
      dress(sprite, lookOf(this.#skin, symbol), { blurred: false, height })
      const width = this.#motion.widthOf(row)
      sprite.scale.x *= Math.max(0.001, width)
      sprite.scale.y *= 0.8 + 0.2 * width
      sprite.y = (row + 0.5) * height
    }
    for (const [row, spare] of this.view.children.entries())
      spare.visible = row < this.#shown.length
  }

  #arrive(): void {
    this.#arrived?.()
    this.#arrived = null
  }
}
