import { Container, Sprite, type Texture } from 'pixi.js'
import { easeIn } from '../../motion/ease.ts'
import type { Motion } from '../../motion/motion.ts'
import type { EventOf } from './slot-events.ts'
import type { Brushes } from '../../screen/brushes.ts'
import { edgeMargin } from '../../screen/brushes.ts'
import { paintPlate } from '../../screen/plate.ts'
import { isSame, symbolsAt } from './board-cells.ts'
import type { SlotBoard } from './board-shape.ts'
import type { Cell } from './cell.ts'
import { dress, createSymbol } from './reel.ts'
import type { Reels } from './reels.ts'
import { cellSize, lookOf, type SlotSkin } from './skin.ts'

export interface StandingTools {
  readonly skin: SlotSkin
  readonly motion: Motion
  readonly reels: Reels
  readonly brushes: Brushes
  /** Less movement was asked for. */
  readonly calm: boolean
}

interface Figure {
  readonly view: Container
  readonly cell: Cell
  readonly symbol: Sprite
}

/** Seconds between two pictures of the trail, and how many of them are seen. */
const trail = { every: 0.05, count: 6 } as const

/** Symbols that stay in their cells while the reels turn around them, in board units. */
export class Standing {
  readonly view = new Container()
  readonly #tools: StandingTools
  readonly #tile: Texture
  #figures: readonly Figure[] = []

  constructor(tools: StandingTools) {
    this.#tools = tools
    this.#tile = paintPlate(cellSize, cellSize, tools.skin.plate)
    tools.motion.loop((_, since) => {
      for (const { view } of this.#figures) {
        const edge = view.children.at(-1)
        if (edge) edge.alpha = 0.5 + 0.35 * Math.sin(since * 5)
      }
    })
  }

  show({ standing }: Pick<SlotBoard, 'standing'>): void {
    for (const { view } of this.#figures) view.destroy({ children: true })
    this.#figures = standing.map(({ cell, symbol }) => this.#create(cell, symbol))
  }

  /** Wilds step on to where they stand next, or off the grid. */
  async walk({ moves }: EventOf<'wildsWalked'>, { grid, standing }: SlotBoard): Promise<void> {
    const stays = standing.filter(({ cell }) => !moves.some(({ from }) => isSame(from, cell)))
    this.show({
      standing: [
        ...stays,
        ...symbolsAt(
          grid,
          moves.map(({ from }) => from),
        ),
      ],
    })
    await Promise.all(
      moves.map(async ({ from, to }) => {
        const figure = this.#figures.find(({ cell }) => isSame(cell, from))
        if (figure) await this.#step(figure, from, to)
      }),
    )
  }

  close(): void {
    this.#tile.destroy(true)
  }

  async #step({ view, symbol }: Figure, from: Cell, to: Cell | null): Promise<void> {
    const { motion, reels, calm } = this.#tools
    const [start, end] = [reels.boxOf(from), reels.boxOf(to ?? [from[0] - 1, from[1]])]
    let trailed = 0
    await motion.tween(0.62, (progress) => {
      const way = easeStep(progress)
      view.position.set(start.x + (end.x - start.x) * way, start.y + (end.y - start.y) * way)
      if (to === null) view.alpha = 1 - easeIn(progress)
      // A figure that walks rises and sets itself down twice.
      if (!calm) symbol.y = start.height / 2 - Math.abs(Math.sin(progress * Math.PI * 2)) * 18
      if (!calm) symbol.rotation = 0.07 * Math.sin(progress * Math.PI * 4)
      const due = Math.floor((progress * 0.62) / trail.every)
      if (!calm && due > trailed && progress < 1) this.#leaveTrail(view, symbol)
      trailed = due
    })
    symbol.rotation = 0
  }

  /** A picture of light that fades where the figure has just been. */
  #leaveTrail(view: Container, symbol: Sprite): void {
    const { motion, skin } = this.#tools
    if (this.view.children.length > this.#figures.length + trail.count) return
    const ghost = new Sprite(symbol.texture)
    ghost.anchor.set(0.5)
    ghost.scale.copyFrom(symbol.scale)
    ghost.position.set(view.x + symbol.x, view.y + symbol.y)
    ghost.tint = skin.winLight
    ghost.blendMode = 'add'
    this.view.addChildAt(ghost, 0)
    void motion
      .tween(0.4, (progress) => (ghost.alpha = 0.5 * (1 - progress)))
      .then(() => ghost.destroy())
  }

  /** A symbol on a tile of its own, so that what turns behind it is not seen through it. */
  #create(cell: Cell, name: string): Figure {
    const { skin, reels, brushes } = this.#tools
    const { x, y, width, height } = reels.boxOf(cell)
    const view = new Container()
    view.position.set(x, y)
    const tile = new Sprite(this.#tile)
    tile.setSize(width, height)
    const symbol = createSymbol()
    dress(symbol, lookOf(skin, name), { blurred: false, height })
    symbol.y = height / 2
    const edge = new Sprite(brushes.cellEdge)
    edge.position.set(-edgeMargin, -edgeMargin)
    edge.setSize(width + edgeMargin * 2, height + edgeMargin * 2)
    edge.tint = skin.suspenseLight
    edge.blendMode = 'add'
    view.addChild(tile, symbol, edge)
    this.view.addChild(view)
    return { view, cell, symbol }
  }
}

/** Two steps: each begins and ends slowly. */
function easeStep(progress: number): number {
  const half = progress < 0.5 ? 0 : 0.5
  const own = (progress - half) * 2
  return half + (own * own * (3 - 2 * own)) / 2
}
