import { Container, Sprite } from 'pixi.js'
import { ReelMotion } from './reel-motion.ts'
import { cellSize, lookOf, type SlotSkin, type SymbolLook } from './skin.ts'
import { createStrip } from './strip.ts'

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
export function createReel(skin: SlotSkin, passing: () => string): Reel {
  const view = new Container()
  const strip = createStrip(passing)
  const motion = new ReelMotion(skin.feel)
  let rows = Math.ceil(skin.shape.rows)
  let arrived: (() => void) | null = null

  const spriteOf = (index: number): Sprite | undefined => {
    const count = rows + 2
    while (view.children.length < count) view.addChild(createSymbol())
    const found = view.children[((index % count) + count) % count]
    return found instanceof Sprite ? found : undefined
  }

  const draw = (): void => {
    const top = Math.floor(motion.position)
    const blurred = motion.speed > blurFrom
    const height = rowHeight(skin, rows)
    for (let index = top + 1; index > top - 1 - rows; index--) {
      const sprite = spriteOf(index)
      if (!sprite) continue
      dress(sprite, lookOf(skin, strip.symbolAt(index)), { blurred, height })
      sprite.y = (motion.position - index + 0.5) * height
    }
    for (const [place, spare] of view.children.entries()) spare.visible = place < rows + 2
  }

  const restAt = (column: readonly string[], index: number): void => {
    rows = column.length
    strip.lay(column, index)
    motion.rest(index)
    strip.forget(index - rows - 1)
    for (const symbol of view.children) symbol.alpha = 1
    draw()
  }

  const stands = (): boolean => motion.phase === 'rest'

  return {
    view,
    get turning() {
      return !stands()
    },
    get rows() {
      return rows
    },
    show: (column) => {
      const index = Math.ceil(motion.position)
      restAt(column, index)
      arrived?.()
      arrived = null
    },
    start: () => motion.start(),
    land: (column) =>
      new Promise((resolve) => {
        arrived = resolve
        // Where the number of rows changes it changes in the blur, which hides it.
        rows = column.length
        // Far enough above the window that nothing already in sight changes.
        const target = Math.floor(motion.position) + rows + 2
        strip.lay(column, target)
        motion.land(target)
      }),
    advance: (seconds) => {
      if (stands()) return
      motion.advance(seconds)
      draw()
      strip.forget(Math.floor(motion.position) - rows - 1)
      if (!stands()) return
      arrived?.()
      arrived = null
    },
    spriteAt: (row) => spriteOf(Math.round(motion.position) - row),
    symbolAt: (row) => strip.symbolAt(Math.round(motion.position) - row),
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
