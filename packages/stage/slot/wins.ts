import { Container, Sprite } from 'pixi.js'
import { backOut, easeOut } from '../motion/ease.ts'
import type { Motion } from '../motion/motion.ts'
import type { GlyphLine, Glyphs } from '../screen/bitmap-font.ts'
import { type Brushes, edgeMargin } from '../screen/brushes.ts'
import type { Win } from './board.ts'
import type { Covers } from './covers.ts'
import { createLineTrace, type LineTrace, type Point } from './line-trace.ts'
import type { Reels } from './reels.ts'
import { cellSize, type SlotSkin } from './skin.ts'
import { Winner } from './winner.ts'

export interface WinTools {
  readonly skin: SlotSkin
  readonly motion: Motion
  readonly brushes: Brushes
  readonly glyphs: Glyphs
  readonly reels: Reels
  readonly covers: Covers
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
  /** Moves on whenever something else is shown, so that what was going on ends itself. */
  #showing = 0

  constructor(tools: WinTools) {
    this.#tools = tools
    this.#line = createLineTrace(tools.brushes)
    this.#label = tools.glyphs.line()
    this.#behindLabel = new Sprite(tools.brushes.glow)
    this.#behindLabel.anchor.set(0.5)
    this.#behindLabel.tint = 0x000000
    this.view.addChild(this.#lights, this.#line.view, this.#winners)
    this.view.addChild(this.#behindLabel, this.#label.view)
    this.view.visible = false
    tools.motion.loop((_, since) => this.#beat(since))
  }

  /** Draws a win and leaves it shown. `seconds` until the next may follow. */
  async trace(win: Win, seconds: number): Promise<void> {
    await Promise.all([this.#show(win, seconds), this.#tools.motion.wait(seconds)])
  }

  /** Shows wins in turn until `clear`, for as long as the reels rest. */
  cycle(wins: readonly Win[]): void {
    const paid = wins.filter(({ pay }) => pay > 0)
    if (paid.length > 0) void this.#showInTurn(paid)
  }

  clear(): void {
    this.#showing++
    this.view.visible = false
    this.#line.clear()
    destroyChildren(this.#lights)
    destroyChildren(this.#winners)
    this.#dim(1, new Set())
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
    const { motion, lines, skin } = this.#tools
    const colour = skin.lineColours[(win.line ?? 0) % skin.lineColours.length] ?? skin.winLight
    this.#light(win, colour)
    this.#write(win)
    const path = pathOf(win, lines)
    const rise = motion.tween(
      Math.min(0.28, seconds / 2),
      (progress) => {
        if (mine === this.#showing) this.#label.view.scale.set(labelScale(this.#label) * progress)
      },
      backOut,
    )
    await motion.tween(
      Math.min(0.32, seconds / 2),
      (progress) => {
        if (mine === this.#showing) this.#line.draw(path, progress, colour)
      },
      easeOut,
    )
    await rise
  }

  #light(win: Win, colour: number): void {
    const { brushes, covers } = this.#tools
    destroyChildren(this.#lights)
    destroyChildren(this.#winners)
    const winning = new Set(win.cells.map(([reel]) => reel))
    this.#dim(dimmed, winning)
    for (const [reel, row] of win.cells) {
      this.#lights.addChild(cellLight(brushes, [reel, row], colour))
      if (!covers.covers(reel)) this.#winners.addChild(new Winner(this.#tools, reel, row))
    }
    this.view.visible = true
  }

  /** Lets all reels step back, and the covers of those that are not `winning`; 1 brings them forward again. */
  #dim(alpha: number, winning: ReadonlySet<number>): void {
    const { skin, reels, covers } = this.#tools
    const all = Array.from({ length: skin.shape.reels }, (_, reel) => reel)
    for (const reel of all) {
      const view = reels.reel(reel)?.view
      if (view) view.alpha = alpha
    }
    covers.dim(alpha === 1 ? new Set() : new Set(all.filter((reel) => !winning.has(reel))))
  }

  #write(win: Win): void {
    const { money, skin } = this.#tools
    const [reel, row] = win.cells[Math.floor((win.cells.length - 1) / 2)] ?? [0, 0]
    this.#label.set(win.pay > 0 ? money(win.pay) : '')
    const half = (this.#label.width * labelScale(this.#label)) / 2
    const edge = skin.shape.reels * cellSize - half - 8
    const x = Math.min(edge, Math.max(half + 8, (reel + 0.5) * cellSize))
    for (const part of [this.#label.view, this.#behindLabel]) {
      part.position.set(x, (row + 0.78) * cellSize)
    }
    this.#behindLabel.setSize(half * 3.4, win.pay > 0 ? 130 : 0)
  }
}

function cellLight(brushes: Brushes, [reel, row]: readonly [number, number], tint: number): Sprite {
  const light = new Sprite(brushes.cellEdge)
  light.position.set(reel * cellSize - edgeMargin, row * cellSize - edgeMargin)
  light.tint = tint
  light.blendMode = 'add'
  return light
}

const destroyChildren = (container: Container): void => {
  for (const child of container.removeChildren()) child.destroy()
}

/** A line enters at the left edge, runs through its row on every reel and leaves at the right; scatters have none. */
function pathOf(win: Win, lines: WinTools['lines']): readonly Point[] {
  if (win.line === null) return []
  const rows = lines[win.line] ?? win.cells.map(([, row]) => row)
  const centres = rows.map((row, reel): Point => [(reel + 0.5) * cellSize, (row + 0.5) * cellSize])
  const [first, last] = [centres.at(0), centres.at(-1)]
  return first && last ? [[0, first[1]], ...centres, [last[0] + cellSize / 2, last[1]]] : []
}

const labelScale = (label: GlyphLine): number => Math.min(0.68, 420 / Math.max(1, label.width))
