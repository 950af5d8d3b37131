import { Container, Sprite } from 'pixi.js'
import { DropMotion } from './drop-motion.ts'
import { createSymbol, dress, type Reel, rowHeight } from './reel.ts'
import { cellSize, lookOf, type SlotSkin } from './skin.ts'

/** A column whose symbols drop out of the window and into it. */
export function createDropReel(skin: SlotSkin): Reel {
  const view = new Container()
  const motion = new DropMotion()
  const whole = skin.shape.rows * cellSize
  let shown: readonly string[] = []
  let next: readonly string[] | null = null
  let arrived: (() => void) | null = null

  const spriteAt = (row: number): Sprite | undefined => {
    const found = view.children[row]
    return found instanceof Sprite ? found : undefined
  }

  const draw = (): void => {
    while (view.children.length < shown.length) view.addChild(createSymbol())
    const height = rowHeight(skin, shown.length)
    for (const [row, symbol] of shown.entries()) {
      const sprite = spriteAt(row)
      if (!sprite) continue
      dress(sprite, lookOf(skin, symbol), { blurred: false, height })
      sprite.y = (row + 0.5) * height + motion.offsetOf(row, shown.length) * whole
    }
    for (const [row, spare] of view.children.entries()) {
      spare.visible = row < shown.length && motion.phase !== 'gone'
    }
  }

  const stands = (): boolean => motion.phase === 'rest'

  const arrive = (): void => {
    arrived?.()
    arrived = null
  }

  return {
    view,
    get turning() {
      return !stands()
    },
    get rows() {
      return shown.length
    },
    show: (column) => {
      shown = column
      next = null
      motion.rest()
      for (const symbol of view.children) symbol.alpha = 1
      draw()
      arrive()
    },
    start: () => motion.leave(),
    land: (column) =>
      new Promise((resolve) => {
        arrived = resolve
        next = column
      }),
    advance: (seconds) => {
      if (stands()) return
      motion.advance(seconds, shown.length)
      if (motion.phase === 'gone' && next) {
        shown = next
        next = null
        motion.arrive()
      }
      draw()
      if (stands()) arrive()
    },
    nudge: (column, steps) => {
      shown = column
      return nudgeFrom(view, steps * rowHeight(skin, column.length), Math.abs(steps), draw)
    },
    spriteAt,
    symbolAt: (row) => shown[row] ?? '',
  }
}

/** Draws a column as far above its place as it has still to go. */
const nudgeFrom =
  (view: Container, way: number, steps: number, draw: () => void) =>
  (made: number): void => {
    draw()
    for (const sprite of view.children) sprite.y -= way * (1 - made / Math.max(1, steps))
  }
