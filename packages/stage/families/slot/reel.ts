import { Container, Sprite } from 'pixi.js'
import { ReelMotion } from './reel-motion.ts'
import { cellSize, lookOf, type SlotSkin, type SymbolLook } from './skin.ts'
import { createStrip, type Strip } from './strip.ts'

/** One reel on screen: sprites that show what is now in the window. */
export interface Reel {
  readonly view: Container
  readonly turning: boolean
  /** Rows of the column in the window. */
  readonly rows: number
  /** Shows `column` at rest, at once. */
  show(column: readonly string[]): void
  start(): void
  /** Comes to rest on `column`; resolves when it stands. */
  land(column: readonly string[]): Promise<void>
  advance(seconds: number): void
  /**
   * A reel at rest moves `steps` rows down (negative: up) until `column` is in view.
   * @returns shows it after so many of its steps.
   */
  nudge(column: readonly string[], steps: number): (made: number) => void
  /** The sprite in a row of the window at rest. */
  spriteAt(row: number): Sprite | undefined
  /** The symbol in a row of the window at rest. */
  symbolAt(row: number): string
}

/** From this speed on (symbols a second) the eye sees a blur. */
const blurFrom = 9

/**
 * A reel whose strip spins past the window.
 * @param passing gives the next symbol that only passes by.
 */
export const createReel = (skin: SlotSkin, passing: () => string): Reel =>
  new StripReel(skin, passing)

class StripReel implements Reel {
  readonly view = new Container()
  readonly #skin: SlotSkin
  readonly #strip: Strip
  readonly #motion: ReelMotion
  #rows: number
  #arrived: (() => void) | null = null

  constructor(skin: SlotSkin, passing: () => string) {
    this.#skin = skin
    this.#strip = createStrip(passing)
    this.#motion = new ReelMotion(skin.feel)
    this.#rows = Math.ceil(skin.shape.rows)
  }

  get turning(): boolean {
    return !this.#stands()
  }

  get rows(): number {
    return this.#rows
  }

  show(column: readonly string[]): void {
    const index = Math.ceil(this.#motion.position)
    this.#rows = column.length
    this.#strip.lay(column, index)
    this.#motion.rest(index)
    this.#strip.forget(index - this.#rows - 1)
    for (const symbol of this.view.children) symbol.alpha = 1
    this.#draw()
    this.#arrive()
  }

  start(): void {
    this.#motion.start()
  }

  land(column: readonly string[]): Promise<void> {
    return new Promise((resolve) => {
      this.#arrived = resolve
      // Where the number of rows changes it changes in the blur, which hides it.
      this.#rows = column.length
      // Far enough above the window that nothing already in sight changes.
      const target = Math.floor(this.#motion.position) + this.#rows + 2
      this.#strip.lay(column, target)
      this.#motion.land(target)
    })
  }

  advance(seconds: number): void {
    if (this.#stands()) return
    this.#motion.advance(seconds)
    this.#draw()
    this.#strip.forget(Math.floor(this.#motion.position) - this.#rows - 1)
    if (this.#stands()) this.#arrive()
  }

  nudge(column: readonly string[], steps: number): (made: number) => void {
    const from = Math.round(this.#motion.position)
    this.#strip.lay(column, from + steps)
    return (made) => {
      this.#motion.rest(from + Math.sign(steps) * made)
      this.#draw()
    }
  }

  spriteAt(row: number): Sprite | undefined {
    return this.#spriteOf(Math.round(this.#motion.position) - row)
  }

  symbolAt(row: number): string {
    return this.#strip.symbolAt(Math.round(this.#motion.position) - row)
  }

  #stands(): boolean {
    return this.#motion.phase === 'rest'
  }

  #arrive(): void {
    this.#arrived?.()
    this.#arrived = null
  }

  #spriteOf(index: number): Sprite | undefined {
    const count = this.#rows + 2
    const { view } = this
    while (view.children.length < count) view.addChild(createSymbol())
    const found = view.children[((index % count) + count) % count]
    return found instanceof Sprite ? found : undefined
  }

  #draw(): void {
    const { position, speed } = this.#motion
    const rows = this.#rows
    const top = Math.floor(position)
    const blurred = speed > blurFrom
    const height = rowHeight(this.#skin, rows)
    for (let index = top + 1; index > top - 1 - rows; index--) {
      const sprite = this.#spriteOf(index)
      if (!sprite) continue
      dress(sprite, lookOf(this.#skin, this.#strip.symbolAt(index)), { blurred, height })
      sprite.y = (position - index + 0.5) * height
    }
    for (const [place, spare] of this.view.children.entries()) spare.visible = place < rows + 2
  }
}

/** Height of a row where so many share the window, board units. */
export const rowHeight = ({ shape }: SlotSkin, rows: number): number =>
  (shape.rows * cellSize) / Math.max(1, rows)

export function createSymbol(): Sprite {
  const sprite = new Sprite()
  sprite.anchor.set(0.5)
  sprite.x = cellSize / 2
  return sprite
}

/** Shows a symbol in a row of some height. */
export function dress(
  sprite: Sprite,
  look: SymbolLook,
  { blurred, height }: { readonly blurred: boolean; readonly height: number },
): void {
  sprite.texture = blurred ? look.blurred : look.still
  fit(sprite, look.scale * Math.min(1, height / cellSize))
}

/** Sizes a symbol to the width of its cell; a blurred one may stand out above and below. */
export function fit(sprite: Sprite, scale: number): void {
  sprite.scale.set((cellSize * scale) / Math.max(1, sprite.texture.orig.width))
}
