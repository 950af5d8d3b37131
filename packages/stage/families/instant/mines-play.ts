import type { Json } from '@fairhouse/contract/json'
import type { ActionName } from '@fairhouse/contract/rounds/round'
import { Container } from 'pixi.js'
import { cue } from '../../sound/cue.ts'
import { awaitsTile, type InstantBoard } from './board.ts'
import { cellOf } from './cell-of.ts'
import type { InstantEvent } from './instant-events.ts'
import { type Box, fitted } from './layout.ts'
import { paintTile, type TileFace, tileFaces } from './paint-tiles.ts'
import type { Play, PlayTools } from './play.ts'
import { tileSide, TileGrid } from './tile-grid.ts'

/** A field of five by five. */
const columns = 5
const field = columns * tileSide

/** A field of tiles, to be turned one by one. */
export class MinesPlay implements Play {
  readonly view = new Container()
  readonly #tools: PlayTools
  readonly #cells: number
  readonly #inside = new Container()
  readonly #grid: TileGrid<TileFace>
  #box: Box = { x: 0, y: 0, width: 1, height: 1 }
  #board: InstantBoard | null = null
  #pointed: number | null = null

  constructor(tools: PlayTools) {
    const { rules } = tools.paytable
    if (rules.game !== 'mines') throw new RangeError('this game has no field')
    this.#tools = tools
    this.#cells = rules.cells
    this.#grid = new TileGrid(tools, tileFaces, (brush, face, side) =>
      paintTile(brush, face, side, tools.colours),
    )
    this.#grid.lay(
      Array.from({ length: rules.cells }, (_, cell) => ({
        x: ((cell % columns) + 0.5) * tileSide - field / 2,
        y: (Math.floor(cell / columns) + 0.5) * tileSide - field / 2,
      })),
    )
    this.#inside.addChild(this.#grid.view)
    this.view.addChild(this.#inside)
  }

  show(board: InstantBoard): void {
    this.#board = board
    for (let cell = 0; cell < this.#cells; cell++) {
      const { face, alpha } = this.#faceOf(board, cell)
      this.#grid.show(cell, face, alpha)
    }
  }

  begin(action: ActionName, data: Json | null): void {
    const { sound, cues } = this.#tools
    if (action === 'openCell') {
      cue(sound, cues.tile)
      const cell = cellOf(data)
      if (cell !== null) this.#grid.show(cell, 'pointed')
    }
    if (action === 'bet')
      for (let cell = 0; cell < this.#cells; cell++) this.#grid.show(cell, 'closed')
  }

  async stage(event: InstantEvent, { after }: { readonly after: InstantBoard }): Promise<void> {
    const { sound, cues, motion } = this.#tools
    if (event.type === 'gemFound') {
      cue(sound, cues.found, 0.94 + Math.min(12, event.found) * 0.04)
      await this.#grid.turn(event.cell, 'found')
      this.#spark(event.cell, 14, this.#tools.colours.light)
    } else if (event.type === 'mineHit') {
      await this.#grid.turn(event.cell, 'hit')
      cue(sound, cues.blast)
      this.#spark(event.cell, 70, this.#tools.colours.lost)
      await this.#shake()
    } else if (event.type === 'fieldShown') {
      await this.#reveal(after)
      await motion.wait(0.2)
    }
  }

  layout(box: Box): void {
    this.#box = fitted(box, 1, 720)
    this.#inside.position.set(this.#box.x + this.#box.width / 2, this.#box.y + this.#box.height / 2)
    this.#inside.scale.set(this.#box.width / field)
  }

  plate(): { readonly x: number; readonly top: number; readonly width: number } {
    const { x, y, width } = this.#box
    return { x: x + width / 2, top: y, width: width * 0.9 }
  }

  tiles(board: InstantBoard): { readonly boxes: readonly Box[]; readonly columns: number } {
    if (!awaitsTile(board)) return { boxes: [], columns }
    const side = this.#box.width / columns
    return {
      columns,
      boxes: Array.from({ length: this.#cells }, (_, cell) => ({
        x: this.#box.x + (cell % columns) * side,
        y: this.#box.y + Math.floor(cell / columns) * side,
        width: side,
        height: side,
      })),
    }
  }

  point(tile: number | null): void {
    this.#pointed = tile
    if (this.#board) this.show(this.#board)
  }

  close(): void {
    this.#grid.close()
    this.view.destroy({ children: true })
  }

  #faceOf(
    { field: turned, finished, pay }: InstantBoard,
    cell: number,
  ): { face: TileFace; alpha: number } {
    if (turned === null) return { face: 'closed', alpha: 1 }
    if (turned.hit === cell) return { face: 'hit', alpha: 1 }
    if (turned.opened.includes(cell)) return { face: 'found', alpha: 1 }
    if (turned.mines) {
      return turned.mines.includes(cell)
        ? { face: 'mine', alpha: 0.9 }
        : { face: 'found', alpha: 0.34 }
    }
    const isPointed = !finished && pay === null && this.#pointed === cell
    return { face: isPointed ? 'pointed' : 'closed', alpha: 1 }
  }

  /** Everything that was not turned turns at once, row by row. */
  async #reveal(after: InstantBoard): Promise<void> {
    const { motion } = this.#tools
    const turning: Promise<void>[] = []
    for (let cell = 0; cell < this.#cells; cell++) {
      if (after.field?.opened.includes(cell) || after.field?.hit === cell) continue
      const { face } = this.#faceOf(after, cell)
      turning.push(
        motion
          .wait(Math.floor(cell / columns) * 0.05)
          .then(() => (motion.closed ? undefined : this.#grid.turn(cell, face))),
      )
    }
    await Promise.all(turning)
  }

  #spark(cell: number, count: number, tint: number): void {
    const place = this.#grid.placeOf(cell)
    if (!place) return
    const { sparks, brushes } = this.#tools
    const { position, scale } = this.#inside
    const unit = tileSide * scale.x
    sparks.burst({
      frames: [brushes.spark],
      x: position.x + place.x * scale.x,
      y: position.y + place.y * scale.y,
      count,
      speed: [unit * 0.6, unit * 2.6],
      towards: -Math.PI / 2,
      spread: Math.PI,
      gravity: unit * 2,
      life: [0.4, 0.9],
      size: [unit * 0.06, unit * 0.2],
      tints: [tint, 0xffffff],
      light: true,
    })
  }

  async #shake(): Promise<void> {
    const { motion, calm } = this.#tools
    if (calm) return
    const { x, y } = this.#inside.position
    await motion.tween(0.45, (share) => {
      const far = 9 * (1 - share) ** 2
      this.#inside.position.set(x + Math.sin(share * 41) * far, y + Math.cos(share * 47) * far)
    })
    this.#inside.position.set(x, y)
  }
}
