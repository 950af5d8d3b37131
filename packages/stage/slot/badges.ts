import { Container, Sprite } from 'pixi.js'
import { backOut, easeIn, easeInOut } from '../motion/ease.ts'
import type { Motion } from '../motion/motion.ts'
import type { GlyphLine, Glyphs } from '../screen/bitmap-font.ts'
import type { Brushes } from '../screen/brushes.ts'
import type { SlotBoard } from './board.ts'
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
}

const isAt = ({ cell }: Badge, [reel, row]: Cell): boolean => cell[0] === reel && cell[1] === row

/** Multipliers that stand on cells, in board units. */
export class Badges {
  readonly view = new Container()
  readonly #tools: BadgeTools
  #badges: readonly Badge[] = []

  constructor(tools: BadgeTools) {
    this.#tools = tools
  }

  show({ multipliers }: Pick<SlotBoard, 'multipliers'>): void {
    for (const { view } of this.#badges) view.destroy({ children: true })
    this.#badges = multipliers.cells.map(({ cell, value }) => this.#create(cell, value))
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
        for (const { view } of risen) view.scale.set(Math.max(0.01, progress))
      },
      backOut,
    )
  }

  /** All of them meet in the middle of the board and become one that says what they add. */
  async gather(multiplier: number, pay: number): Promise<void> {
    const { motion, skin, money } = this.#tools
    const middle = { x: (skin.shape.reels * cellSize) / 2, y: (skin.shape.rows * cellSize) / 2 }
    const starts = this.#badges.map(({ view }) => ({ view, x: view.x, y: view.y }))
    await motion.tween(
      0.5,
      (progress) => {
        for (const { view, x, y } of starts)
          view.position.set(x + (middle.x - x) * progress, y + (middle.y - y) * progress)
      },
      easeInOut,
    )
    for (const { view } of starts) view.visible = false
    const large = 2.1 * wordScale(skin)
    const sum = this.#sign(middle.x, middle.y, large)
    sum.line.set(`x${multiplier}`)
    await motion.tween(0.4, (progress) => sum.view.scale.set(large * progress), backOut)
    await motion.wait(0.45)
    sum.line.set(money(pay))
    const fitting = Math.min(
      large,
      (skin.shape.reels * cellSize * 0.9) / Math.max(1, sum.line.width),
    )
    await motion.tween(0.3, (progress) => sum.view.scale.set(fitting * progress), backOut)
    await motion.wait(0.7)
    await motion.tween(0.25, (progress) => (sum.view.alpha = 1 - progress), easeIn)
    sum.view.destroy({ children: true })
  }

  #create(cell: Cell, value: number): Badge {
    const { x, y, width, height } = this.#tools.reels.boxOf(cell)
    const size = Math.min(1, height / cellSize)
    const badge = this.#sign(x + width / 2, y + height * 0.62, size)
    badge.line.set(`x${value}`)
    return { ...badge, cell }
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
