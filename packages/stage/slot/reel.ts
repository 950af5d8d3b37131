import { Container, Sprite } from 'pixi.js'
import { ReelMotion } from './reel-motion.ts'
import { cellSize, lookOf, type SlotSkin } from './skin.ts'
import { createStrip } from './strip.ts'

/** One reel on screen: sprites that show the part of a strip now in the window. */
export interface Reel {
  readonly view: Container
  readonly turning: boolean
  /** Shows `column` at rest, at once. */
  show(column: readonly string[]): void
  start(): void
  /** Comes to rest on `column`; resolves when it stands. */
  land(column: readonly string[]): Promise<void>
  advance(seconds: number): void
  /** The sprite in a row of the window at rest. */
  spriteAt(row: number): Sprite | undefined
}

/** From this speed on (symbols a second) the eye sees a blur. */
const blurFrom = 9

/** @param passing gives the next symbol that only passes by. */
export function createReel(skin: SlotSkin, passing: () => string): Reel {
  const { rows } = skin.shape
  const view = new Container()
  const pool = Array.from({ length: rows + 2 }, () => {
    const sprite = new Sprite()
    sprite.anchor.set(0.5)
    sprite.x = cellSize / 2
    return view.addChild(sprite)
  })
  const strip = createStrip(passing)
  const motion = new ReelMotion(skin.feel)
  let arrived: (() => void) | null = null

  const spriteOf = (index: number): Sprite | undefined =>
    pool[((index % pool.length) + pool.length) % pool.length]

  const draw = (): void => {
    const top = Math.floor(motion.position)
    const blurred = motion.speed > blurFrom
    for (let index = top + 1; index > top + 1 - pool.length; index--) {
      const sprite = spriteOf(index)
      if (!sprite) continue
      const look = lookOf(skin, strip.symbolAt(index))
      const texture = blurred ? look.blurred : look.still
      if (sprite.texture !== texture) {
        sprite.texture = texture
        fit(sprite, look.scale)
      }
      sprite.y = (motion.position - index + 0.5) * cellSize
    }
  }

  const restAt = (column: readonly string[], index: number): void => {
    strip.lay(column, index)
    motion.rest(index)
    strip.forget(index - rows - 1)
    draw()
  }

  const stands = (): boolean => motion.phase === 'rest'

  return {
    view,
    get turning() {
      return !stands()
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
  }
}

/** Sizes a symbol to the width of its cell; a blurred one may stand out above and below. */
export function fit(sprite: Sprite, scale: number): void {
  sprite.scale.set((cellSize * scale) / Math.max(1, sprite.texture.orig.width))
}
