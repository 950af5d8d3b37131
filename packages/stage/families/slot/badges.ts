import { Container, Sprite } from 'pixi.js'
import { backOut, easeIn, easeInOut } from '../../motion/ease.ts'
import type { Motion } from '../../motion/motion.ts'
import type { GlyphLine, Glyphs } from '../../screen/bitmap-font.ts'
import type { Brushes } from '../../screen/brushes.ts'
import type { SlotBoard } from './board-shape.ts'
import type { Cell } from './cell.ts'
import type { Reels } from './reels.ts'
import { cellSize, type SlotSkin, wordScale } from './skin.ts'

export interface BadgeTools {
  readonly skin: SlotSkin
  readonly motion: Motion
  readonly reels: Reels
  readonly glyphs: Glyphs
  readonly brushes: Brushes
  readonly money: (minorUnits: number) => string
}

interface Badge {
  readonly view: Container
  readonly cell: Cell
  readonly line: GlyphLine
  /** Its scale at rest. */
  readonly size: number
}

/** What a spin won before it was multiplied and after, minor units. */
interface Counted {
  readonly from: number
  readonly to: number
}

const isAt = ({ cell }: Badge, [reel, row]: Cell): boolean => cell[0] === reel && cell[1] === row

/** Where the number of a multiplier stands in its cell, as a share of the cell, and how large it is. */
const stands = {
  cells: { x: 0.5, y: 0.62, size: 1 },
  places: { x: 0.72, y: 0.84, size: 0.55 },
} as const

/** Multipliers that stand on what lies in cells, or on places of the grid, in board units. */
export class Badges {
  readonly view = new Container()
  readonly #tools: BadgeTools
  readonly #of: keyof typeof stands
  #badges: readonly Badge[] = []

  constructor(tools: BadgeTools, of: keyof typeof stands) {
    this.#tools = tools
    this.#of = of
  }

  show({ multipliers }: Pick<SlotBoard, 'multipliers'>): void {
    for (const { view } of this.#badges) view.destroy({ children: true })
    this.#badges = multipliers[this.#of].map(({ cell, value }) => this.#create(cell, value))
  }

  /** Multipliers appear on cells. */
  async rise(cells: readonly Cell[], value: number): Promise<void> {
    const risen = cells.map((cell) => this.#create(cell, value))
    const before = this.#badges.filter((badge) => !cells.some((cell) => isAt(badge, cell)))
    for (const badge of this.#badges)
      if (!before.includes(badge)) badge.view.destroy({ children: true })
    this.#badges = [...before, ...risen]
    await this.#tools.motion.tween(
      0.4,
      (progress) => {
        for (const { view, size } of risen) view.scale.set(Math.max(0.01, size * progress))
      },
      backOut,
    )
  }

  /** All of them meet in the middle of the board, become their sum, and what the spin won counts up `from` there `to` what it is worth. */
  async gather(multiplier: number, { from, to }: Counted): Promise<void> {
    const { motion, skin, money } = this.#tools
    const middle = { x: (skin.shape.reels * cellSize) / 2, y: (skin.shape.rows * cellSize) / 2 }
    await this.#meet(middle)
    const large = 2.1 * wordScale(skin)
    const sum = this.#sign(middle.x, middle.y, large)
    const fitting = (): number =>
      Math.min(large, (skin.shape.reels * cellSize * 0.9) / Math.max(1, sum.line.width))
    sum.line.set(`x${multiplier}`)
    await motion.tween(0.4, (progress) => sum.view.scale.set(large * progress), backOut)
    await motion.wait(0.35)
    sum.line.set(`${money(from)}  x${multiplier}`)
    await motion.tween(0.3, (progress) => sum.view.scale.set(fitting() * progress), backOut)
    await motion.wait(0.5)
    await motion.tween(
      0.8,
      (progress) => {
        sum.line.set(money(Math.round(from + (to - from) * progress)))
        sum.view.scale.set(fitting() * (1 + 0.12 * Math.sin(Math.PI * progress)))
      },
      easeInOut,
    )
    await motion.wait(0.6)
    await motion.tween(0.25, (progress) => (sum.view.alpha = 1 - progress), easeIn)
    sum.view.destroy({ children: true })
  }

  /** Every badge flies to one point and is gone there. */
  async #meet({ x, y }: { readonly x: number; readonly y: number }): Promise<void> {
    const starts = this.#badges.map(({ view }) => ({ view, x: view.x, y: view.y }))
    await this.#tools.motion.tween(
      0.5,
      (progress) => {
        for (const { view, x: left, y: top } of starts)
          view.position.set(left + (x - left) * progress, top + (y - top) * progress)
      },
      easeInOut,
    )
    for (const { view } of starts) view.visible = false
  }

  #create(cell: Cell, value: number): Badge {
    const { x, y, width, height } = this.#tools.reels.boxOf(cell)
    const stand = stands[this.#of]
    const size = stand.size * Math.min(1, height / cellSize)
    const badge = this.#sign(x + width * stand.x, y + height * stand.y, size)
    badge.line.set(`x${value}`)
    return { ...badge, cell, size }
  }

  /** A number with darkness behind it, so that it is read on every symbol. */
  #sign(x: number, y: number, size: number): { view: Container; line: GlyphLine } {
    const { glyphs, brushes } = this.#tools
    const view = new Container()
    const shade = new Sprite(brushes.glow)
    shade.anchor.set(0.5)
    shade.tint = 0x000000
    shade.setSize(230, 150)
    const line = glyphs.line()
    view.addChild(shade, line.view)
    view.position.set(x, y)
    view.scale.set(size)
    this.view.addChild(view)
    return { view, line }
  }
}
