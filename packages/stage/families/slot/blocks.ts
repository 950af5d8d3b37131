import { Container, Sprite } from 'pixi.js'
import { easeIn } from '../../motion/ease.ts'
import type { Motion } from '../../motion/motion.ts'
import type { Brushes } from '../../screen/brushes.ts'
import type { Sparks } from '../../screen/sparks.ts'
import { isSame } from './board-cells.ts'
import type { Block, SlotBoard } from './board-shape.ts'
import type { Cell } from './cell.ts'
import type { Box } from './layout.ts'
import type { Reels } from './reels.ts'
import { cellSize, lookOf, type SlotSkin } from './skin.ts'

export interface BlockTools {
  readonly skin: SlotSkin
  readonly motion: Motion
  readonly reels: Reels
  readonly brushes: Brushes
  /** Over the board, in its units. */
  readonly sparks: Sparks
  readonly calm: boolean
}

interface Laid {
  readonly block: Block
  readonly box: Box
  readonly view: Sprite
}

/** Symbols that cover rectangles of cells, drawn once over all of them. */
export class Blocks {
  /** Over the frame, whose bars between reels would be seen across them. */
  readonly view = new Container()
  /** Those that come down, behind the window of the reels. */
  readonly falling = new Container()
  readonly #tools: BlockTools
  #laid: readonly Laid[] = []

  constructor(tools: BlockTools) {
    this.#tools = tools
  }

  /** The reels have been shown before. */
  show({ blocks }: Pick<SlotBoard, 'blocks'>): void {
    this.#clear()
    for (const block of blocks) this.lay(block)
  }

  /** The block over a cell, and where it is. */
  at(cell: Cell): { readonly block: Block; readonly box: Box } | null {
    return this.#laid.find(({ block }) => block.cells.some((one) => isSame(one, cell))) ?? null
  }

  /** Comes down from above the window; `lay` puts it to rest. */
  async fall(block: Block): Promise<void> {
    const { motion, calm } = this.#tools
    const { view, box } = this.#create(block)
    this.falling.addChild(view)
    const from = -box.height * 0.75
    const rest = view.y
    await motion.tween(
      0.5,
      (progress) => {
        if (calm) view.alpha = progress
        else view.y = from + (rest - from) * progress
      },
      easeIn,
    )
    view.destroy()
  }

  /** Lies on its cells, whose own symbols are not seen. */
  lay(block: Block): void {
    const { reels } = this.#tools
    for (const [reel, row] of block.cells) {
      const sprite = reels.reel(reel)?.spriteAt(row)
      if (sprite) sprite.visible = false
    }
    const laid = this.#create(block)
    this.view.addChild(laid.view)
    this.#laid = [...this.#laid, laid]
  }

  /** What a heavy thing does when it hits the ground: it is pressed flat, dust flies and the board shakes. */
  async thump(block: Block, board: Container): Promise<void> {
    const { motion, calm } = this.#tools
    const laid = this.#laid.find((one) => one.block === block) ?? this.#laid.at(-1)
    if (!laid || calm) return
    const { view, box } = laid
    this.#dust(box)
    const [wide, high] = [view.scale.x, view.scale.y]
    await motion.tween(0.42, (progress) => {
      const left = 1 - progress
      const press = Math.sin(progress * Math.PI * 2.5) * left * 0.09
      view.scale.set(wide * (1 + press), high * (1 - press))
      view.y = box.y + box.height / 2 + box.height * press * 0.5
      board.pivot.y = Math.sin(progress * 40) * left * left * 9
    })
    board.pivot.y = 0
  }

  /** Steps back while others win. */
  dim(alpha: number, cells: readonly Cell[]): void {
    for (const { block, view } of this.#laid) {
      const wins = block.cells.some((one) => cells.some((cell) => isSame(one, cell)))
      view.alpha = wins ? 1 : alpha
    }
  }

  #clear(): void {
    for (const { view } of this.#laid) view.destroy()
    this.#laid = []
  }

  #create(block: Block): Laid {
    const { skin, reels } = this.#tools
    const boxes = block.cells.map((cell) => reels.boxOf(cell))
    const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))]
    const right = Math.max(...boxes.map(({ x, width }) => x + width))
    const bottom = Math.max(...boxes.map(({ y, height }) => y + height))
    const box = { x: left, y: top, width: right - left, height: bottom - top }
    const view = new Sprite(skin.blocks.get(block.symbol) ?? lookOf(skin, block.symbol).still)
    view.anchor.set(0.5)
    view.position.set(box.x + box.width / 2, box.y + box.height / 2)
    const { width, height } = view.texture.orig
    view.scale.set(Math.min(box.width / width, box.height / height) * 0.98)
    return { block, box, view }
  }

  #dust({ x, y, width, height }: Box): void {
    const { sparks, brushes, skin } = this.#tools
    for (const side of [0, 0.5, 1]) {
      sparks.burst({
        frames: [brushes.glow],
        x: x + width * side,
        y: y + height * 0.96,
        count: 9,
        speed: [cellSize * 0.5, cellSize * 2.4],
        towards: -Math.PI / 2,
        spread: 1.4,
        gravity: cellSize * 1.6,
        life: [0.4, 0.9],
        size: [cellSize * 0.12, cellSize * 0.4],
        tints: [0xffffff, skin.winLight],
        light: true,
      })
    }
  }
}
