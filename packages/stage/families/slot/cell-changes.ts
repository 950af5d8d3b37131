import type { Sprite } from 'pixi.js'
import { backOut, easeIn, easeOut, landed } from '../../motion/ease.ts'
import type { Motion } from '../../motion/motion.ts'
import type { EventOf } from './slot-events.ts'
import type { Brushes } from '../../screen/brushes.ts'
import type { Sparks } from '../../screen/sparks.ts'
import type { SlotBoard } from './board-shape.ts'
import type { Cell } from './cell.ts'
import { originsOf, rowsOf } from './fall.ts'
import { dress, rowHeight } from './reel.ts'
import type { Reels } from './reels.ts'
import { cellSize, lookOf, type SlotSkin } from './skin.ts'

export interface ChangeTools {
  readonly skin: SlotSkin
  readonly motion: Motion
  readonly reels: Reels
  readonly brushes: Brushes
  /** Over the board, in its units. */
  readonly sparks: Sparks
  readonly calm: boolean
}

/** Seconds between one column and the next, and between symbols that change one by one. */
const stagger = { column: 0.035, symbol: 0.09 } as const

/** Symbols that go, fall and turn into others while the reels rest. What they leave behind is settled by the board. */
export class CellChanges {
  readonly #tools: ChangeTools

  constructor(tools: ChangeTools) {
    this.#tools = tools
  }

  /** Symbols that go burst, those above fall with a bounce, and new ones follow. */
  async cascade(
    { removed, grid }: Pick<EventOf<'cascaded'>, 'removed' | 'grid'>,
    before: SlotBoard,
  ): Promise<void> {
    const { motion } = this.#tools
    await Promise.all(removed.map((cell) => this.#burst(cell)))
    await Promise.all(
      grid.map(async (column, reel) => {
        await motion.wait(reel * stagger.column)
        await this.#fall(
          reel,
          column,
          originsOf(before.grid[reel]?.length ?? 0, rowsOf(removed, reel), column.length),
        )
      }),
    )
  }

  async change({ by, changes }: EventOf<'cellsChanged'>): Promise<void> {
    const { motion } = this.#tools
    // What was hidden, or is drawn for all of a symbol, changes all at once; what is added comes one by one.
    const wait = by === 'wildDrop' || by === 'spread' ? stagger.symbol : 0
    await Promise.all(
      changes.map(async ({ cell, symbol }, place) => {
        await motion.wait(place * wait)
        await this.#show(by, cell, symbol)
      }),
    )
  }

  #show(by: EventOf<'cellsChanged'>['by'], cell: Cell, symbol: string): Promise<void> {
    switch (by) {
      case 'wildDrop':
        return this.#drop(cell, symbol)
      case 'upgrade':
        return this.#lift(cell, symbol)
      case 'split':
        return this.#split(cell, symbol)
      case 'mystery':
      case 'nudge':
      case 'spread':
        return this.#turn(cell, symbol)
    }
  }

  #sprite([reel, row]: Cell): Sprite | undefined {
    return this.#tools.reels.reel(reel)?.spriteAt(row)
  }

  async #burst(cell: Cell): Promise<void> {
    const { motion } = this.#tools
    const sprite = this.#sprite(cell)
    if (!sprite) return
    const { x } = sprite.scale
    await motion.tween(0.1, (progress) => sprite.scale.set(x * (1 + 0.18 * progress)), easeOut)
    this.#spray(cell, 7)
    await motion.tween(
      0.16,
      (progress) => {
        sprite.scale.set(x * 1.18 * (1 - progress))
        sprite.alpha = 1 - progress
      },
      easeIn,
    )
  }

  async #fall(reel: number, column: readonly string[], origins: readonly number[]): Promise<void> {
    const { reels, motion, skin } = this.#tools
    const height = rowHeight(skin, column.length)
    reels.reel(reel)?.show(column)
    await Promise.all(
      origins.map((from, row) => {
        const sprite = reels.reel(reel)?.spriteAt(row)
        if (!sprite || from === row) return Promise.resolve()
        const [start, end] = [(from + 0.5) * height, (row + 0.5) * height]
        const place = (progress: number): void => void (sprite.y = start + (end - start) * progress)
        return motion.tween(0.24 + 0.07 * Math.min(4, row - from), place, landed)
      }),
    )
  }

  /** Turns over, and is another one. */
  async #turn(cell: Cell, symbol: string): Promise<void> {
    const { motion, reels, skin } = this.#tools
    const sprite = this.#sprite(cell)
    if (!sprite) return
    const { x } = sprite.scale
    await motion.tween(0.14, (progress) => (sprite.scale.x = x * (1 - progress)), easeIn)
    dress(sprite, lookOf(skin, symbol), { blurred: false, height: reels.boxOf(cell).height })
    const full = sprite.scale.x
    this.#spray(cell, 5)
    await motion.tween(0.26, (progress) => (sprite.scale.x = full * progress), backOut)
  }

  /** Is pulled apart sideways until it tears down the middle and is two. */
  async #split(cell: Cell, symbol: string): Promise<void> {
    const { motion, reels, skin } = this.#tools
    const sprite = this.#sprite(cell)
    if (!sprite) return
    const { x } = sprite.scale
    // No wider than its neighbours leave room for: those on the right are drawn over it.
    await motion.tween(
      0.3,
      (progress) => {
        const strain = 0.025 * Math.sin(progress * Math.PI * 6) * progress
        sprite.scale.set(x * (1 + 0.18 * progress + strain), x * (1 - 0.16 * progress - strain))
      },
      easeIn,
    )
    dress(sprite, lookOf(skin, symbol), { blurred: false, height: reels.boxOf(cell).height })
    const full = sprite.scale.x
    this.#tear(cell)
    await motion.tween(
      0.34,
      (progress) =>
        sprite.scale.set(full * (0.7 + 0.3 * progress), full * (0.84 + 0.16 * progress)),
      backOut,
    )
  }

  /** Rises from the board, becomes another one up there and comes down as it. */
  async #lift(cell: Cell, symbol: string): Promise<void> {
    const { motion, reels, skin } = this.#tools
    const sprite = this.#sprite(cell)
    if (!sprite) return
    const { x } = sprite.scale
    await motion.tween(
      0.24,
      (progress) => {
        sprite.scale.set(x * (1 + 0.3 * progress))
        sprite.alpha = 1 - 0.7 * progress
      },
      easeOut,
    )
    dress(sprite, lookOf(skin, symbol), { blurred: false, height: reels.boxOf(cell).height })
    const full = sprite.scale.x
    this.#spray(cell, 9)
    await motion.tween(
      0.3,
      (progress) => {
        sprite.alpha = 0.3 + 0.7 * progress
        sprite.scale.set(full * (1.3 - 0.3 * progress))
      },
      landed,
    )
  }

  /** Falls on its place from before the board. */
  async #drop(cell: Cell, symbol: string): Promise<void> {
    const { motion, reels, skin } = this.#tools
    const sprite = this.#sprite(cell)
    if (!sprite) return
    dress(sprite, lookOf(skin, symbol), { blurred: false, height: reels.boxOf(cell).height })
    const full = sprite.scale.x
    await motion.tween(
      0.34,
      (progress) => {
        sprite.alpha = Math.min(1, progress * 2)
        sprite.scale.set(full * (2.4 - 1.4 * progress))
      },
      easeIn,
    )
    this.#spray(cell, 10)
    await motion.tween(0.2, (progress) =>
      sprite.scale.set(full * (1 - 0.1 * Math.sin(Math.PI * progress))),
    )
  }

  /** Light breaks out along the middle of a cell, to both sides. */
  #tear(cell: Cell): void {
    const { x, y, width, height } = this.#tools.reels.boxOf(cell)
    for (const part of [0.2, 0.4, 0.6, 0.8])
      for (const towards of [0, Math.PI])
        this.#throw({ x: x + width / 2, y: y + height * part }, { count: 2, towards, spread: 0.5 })
  }

  #spray(cell: Cell, count: number): void {
    const { x, y, width, height } = this.#tools.reels.boxOf(cell)
    const middle = { x: x + width / 2, y: y + height / 2 }
    this.#throw(middle, { count, towards: -Math.PI / 2, spread: Math.PI })
  }

  #throw(
    from: { readonly x: number; readonly y: number },
    how: { readonly count: number; readonly towards: number; readonly spread: number },
  ): void {
    const { sparks, brushes, skin } = this.#tools
    sparks.burst({
      frames: [brushes.spark],
      ...from,
      ...how,
      speed: [cellSize * 0.6, cellSize * 2.2],
      gravity: cellSize * 3,
      life: [0.3, 0.7],
      size: [cellSize * 0.1, cellSize * 0.28],
      tints: [0xffffff, skin.winLight],
      light: true,
    })
  }
}
