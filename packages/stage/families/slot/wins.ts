import { Container, Sprite, type Texture } from 'pixi.js'
import { backOut, easeOut } from '../../motion/ease.ts'
import type { Motion } from '../../motion/motion.ts'
import type { GlyphLine, Glyphs } from '../../screen/bitmap-font.ts'
import { type Brushes, edgeMargin } from '../../screen/brushes.ts'
import { paintPlate } from '../../screen/plate.ts'
import type { Shine } from '../../screen/shine.ts'
import type { Blocks } from './blocks.ts'
import { amountPlace } from './amount-place.ts'
import type { Block, SlotBoard, Win } from './board-shape.ts'
import type { Cell } from './cell.ts'
import type { Covers } from './covers.ts'
import type { Box } from './layout.ts'
import { createLineTrace, type LineTrace, type Point } from './line-trace.ts'
import type { Reels } from './reels.ts'
import { cellSize, type SlotSkin, wordScale } from './skin.ts'
import { Winner } from './winner.ts'

export interface WinTools {
  readonly skin: SlotSkin
  readonly motion: Motion
  readonly brushes: Brushes
  readonly glyphs: Glyphs
  readonly reels: Reels
  readonly covers: Covers
  readonly blocks: Blocks
  readonly shine: Shine
  readonly money: (minorUnits: number) => string
  /** Row of each reel, for every line. */
  readonly lines: readonly (readonly number[])[]
}

/** How far losing symbols step back. */
const dimmed = 0.32
/** Seconds that a win stays while wins are shown in turn. */
const turn = 1.5

/** Shows which symbols won: light, line, amount; the others step back. */
export class Wins {
  readonly view = new Container()
  readonly #tools: WinTools
  readonly #lights = new Container()
  readonly #winners = new Container()
  readonly #line: LineTrace
  readonly #label: GlyphLine
  readonly #behindLabel: Sprite
  readonly #plate: Texture
  /** The plate's size once it has grown. */
  #room = { width: 0, height: 0 }
  /** Cells whose own amount or multiplier is to be read. */
  #signs: readonly Cell[] = []
  /** Moves on whenever something else is shown, so that what was going on ends itself. */
  #showing = 0

  constructor(tools: WinTools) {
    this.#tools = tools
    this.#line = createLineTrace(tools.brushes)
    this.#label = tools.glyphs.line()
    this.#plate = paintPlate(360, 120, tools.skin.plate)
    this.#behindLabel = new Sprite(this.#plate)
    this.#behindLabel.anchor.set(0.5)
    this.view.addChild(this.#lights, this.#line.view, this.#winners)
    this.view.addChild(this.#behindLabel, this.#label.view)
    this.view.visible = false
    tools.motion.loop((_, since) => this.#beat(since))
  }

  /** Draws a win of a board and leaves it shown. `seconds` until the next may follow. */
  async trace(win: Win, board: SlotBoard, seconds: number): Promise<void> {
    this.#signs = signsOn(board)
    await Promise.all([this.#show(win, seconds), this.#tools.motion.wait(seconds)])
  }

  /** Shows the wins of a board in turn until `clear`, for as long as the reels rest. */
  cycle(board: SlotBoard): void {
    this.#signs = signsOn(board)
    const paid = board.wins.filter(({ pay }) => pay > 0)
    if (paid.length > 0) void this.#showInTurn(paid)
  }

  clear(): void {
    this.#showing++
    this.view.visible = false
    this.#line.clear()
    destroyChildren(this.#lights)
    destroyChildren(this.#winners)
    this.#dim(1, [])
  }

  close(): void {
    this.#plate.destroy(true)
  }

  #beat(since: number): void {
    if (!this.view.visible) return
    for (const winner of this.#winners.children) {
      if (winner instanceof Winner) winner.beat(since)
    }
    for (const light of this.#lights.children) light.alpha = 0.55 + 0.3 * Math.sin(since * 7)
  }

  async #showInTurn(wins: readonly Win[]): Promise<void> {
    const { motion } = this.#tools
    for (let place = 0; ; place = (place + 1) % wins.length) {
      const win = wins[place]
      if (!win || motion.closed) return
      const shown = this.#show(win, turn)
      const mine = this.#showing
      await Promise.all([shown, motion.rest(turn)])
      if (mine !== this.#showing) return
    }
  }

  async #show(win: Win, seconds: number): Promise<void> {
    const mine = ++this.#showing
    const { motion, skin } = this.#tools
    const colour =
      win.line === null ? skin.winLight : skin.lineColours[win.line % skin.lineColours.length]
    this.#draw(win, colour ?? skin.winLight)
    const path = this.#pathOf(win)
    const rise = motion.tween(
      Math.min(0.28, seconds / 2),
      (progress) => {
        if (mine !== this.#showing) return
        // Together: a full plate around a word that has no size yet would be an empty one.
        this.#label.view.scale.set(this.#scaleOf() * progress)
        this.#behindLabel.setSize(this.#room.width * progress, this.#room.height * progress)
      },
      backOut,
    )
    await motion.tween(
      Math.min(0.32, seconds / 2),
      (progress) => {
        if (mine === this.#showing) this.#line.draw(path, progress, colour ?? skin.winLight)
      },
      easeOut,
    )
    await rise
  }

  #draw(win: Win, colour: number): void {
    this.#light(win, colour)
    this.#write(win)
  }

  #light(win: Win, colour: number): void {
    const { brushes, covers, reels, skin, shine } = this.#tools
    destroyChildren(this.#lights)
    destroyChildren(this.#winners)
    this.#dim(dimmed, win.cells)
    const gleams = win.cells.length <= mostGleaming ? shine : null
    for (const [reel, row] of this.#withoutBlocks(win, colour)) {
      const box = reels.boxOf([reel, row])
      this.#lights.addChild(cellLight(brushes, box, colour))
      if (covers.pictured(reel)) continue
      const symbol = covers.symbolOn(reel) ?? reels.reel(reel)?.symbolAt(row) ?? win.symbol
      this.#winners.addChild(new Winner(skin, symbol, box, gleams))
    }
    this.view.visible = true
  }

  /** Lights each block that is part of a win once, as a whole. @returns the cells that no block covers. */
  #withoutBlocks({ cells }: Win, colour: number): readonly Cell[] {
    const { blocks, brushes } = this.#tools
    const lit = new Set<Block>()
    return cells.filter((cell) => {
      const over = blocks.at(cell)
      if (!over) return true
      if (!lit.has(over.block)) this.#lights.addChild(cellLight(brushes, over.box, colour))
      lit.add(over.block)
      return false
    })
  }

  /** Lets all reels step back, and the covers of those that win nothing; 1 brings them forward again. */
  #dim(alpha: number, cells: readonly Cell[]): void {
    const { skin, reels, covers, blocks } = this.#tools
    const winning = new Set(cells.map(([reel]) => reel))
    const all = Array.from({ length: skin.shape.reels }, (_, reel) => reel)
    for (const reel of all) {
      const view = reels.reel(reel)?.view
      if (view) view.alpha = alpha
    }
    blocks.dim(alpha, cells)
    covers.dim(alpha === 1 ? new Set() : new Set(all.filter((reel) => !winning.has(reel))))
  }

  /**
   * A line enters at the left edge, runs through its row on every reel and leaves at the right; one that is a whole column runs from the top to the foot.
   * Other wins have none.
   */
  #pathOf(win: Win): readonly Point[] {
    const { lines, reels } = this.#tools
    if (win.line === null) return []
    // From left to right also where the win was counted from the right.
    const cells =
      lines[win.line]?.map((row, reel): Cell => [reel, row]) ??
      win.cells.toSorted(([one], [other]) => one - other)
    const centres = cells.map((cell): Point => {
      const { x, y, width, height } = reels.boxOf(cell)
      return [x + width / 2, y + height / 2]
    })
    const [first, last] = [centres.at(0), centres.at(-1)]
    const half = cellSize / 2
    if (first === undefined || last === undefined) return []
    if (first[0] === last[0])
      return [[first[0], first[1] - half], ...centres, [last[0], last[1] + half]]
    return [[first[0] - half, first[1]], ...centres, [last[0] + half, last[1]]]
  }

  #write(win: Win): void {
    const { money, skin, reels } = this.#tools
    const factor = win.multiplier > 1 && win.pay > 0 ? `  x${win.multiplier}` : ''
    this.#label.set(win.pay > 0 ? `${money(win.pay)}${factor}` : '')
    this.#behindLabel.visible = win.pay > 0
    const size = amountScale(skin)
    this.#room = { width: this.#label.width * this.#scaleOf() + 44 * size, height: 92 * size }
    const { reels: wide, rows } = skin.shape
    const [x, y] = amountPlace({
      winners: this.#picturesOf(win),
      signs: this.#signs.map((cell) => reels.boxOf(cell)),
      centre: centreOf(
        (win.at ? [win.at] : win.cells).map((cell) => reels.boxOf(cell)),
        win.line !== null,
      ),
      plate: this.#room,
      window: { width: wide * cellSize, height: rows * cellSize },
    })
    for (const part of [this.#label.view, this.#behindLabel]) part.position.set(x, y)
  }

  /** Where the pictures of a win are: a block is one, and so is a cover of a whole reel. */
  #picturesOf({ cells }: Win): readonly Box[] {
    const { blocks, covers, reels, skin } = this.#tools
    const height = skin.shape.rows * cellSize
    const covered = new Set(cells.map(([reel]) => reel).filter((reel) => covers.pictured(reel)))
    const single = cells.filter(([reel]) => !covered.has(reel))
    return [
      ...new Set(single.map((cell) => blocks.at(cell)?.box ?? reels.boxOf(cell))),
      ...[...covered].map((reel) => ({ x: reel * cellSize, y: 0, width: cellSize, height })),
    ]
  }

  #scaleOf(): number {
    const { skin } = this.#tools
    return amountScale(skin) * Math.min(0.68, 420 / Math.max(1, this.#label.width))
  }
}

/** More symbols than this win without a gleam: it would cost a weak device too much. */
const mostGleaming = 15

function cellLight(brushes: Brushes, { x, y, width, height }: Box, tint: number): Sprite {
  const light = new Sprite(brushes.cellEdge)
  light.position.set(x - edgeMargin, y - edgeMargin)
  light.setSize(width + edgeMargin * 2, height + edgeMargin * 2)
  light.tint = tint
  light.blendMode = 'add'
  return light
}

/** Where the amount belongs: at the middle symbol of a line, in the middle of symbols that pay without one. */
function centreOf(boxes: readonly Box[], onLine: boolean): Point {
  const middle = boxes[Math.floor((boxes.length - 1) / 2)]
  if (!middle) return [cellSize / 2, cellSize / 2]
  if (onLine) return [middle.x + middle.width / 2, middle.y + middle.height / 2]
  const mean = (of: (box: Box) => number): number =>
    boxes.reduce((sum, box) => sum + of(box), 0) / boxes.length
  return [mean(({ x, width }) => x + width / 2), mean(({ y, height }) => y + height / 2)]
}

/** Amounts of cash and multipliers say something that the amount of a win must not hide. */
const signsOn = ({ cash, multipliers }: SlotBoard): readonly Cell[] =>
  [...cash, ...multipliers.cells].map(({ cell }) => cell)

const destroyChildren = (container: Container): void => {
  for (const child of container.removeChildren()) child.destroy()
}

/** Amounts of wins grow less than other words where cells are small: symbols are to be seen beside them. */
const amountScale = (skin: SlotSkin): number => 1 + (wordScale(skin) - 1) * 0.5
