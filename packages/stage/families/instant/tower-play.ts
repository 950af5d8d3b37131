import { isRisk } from '@fairhouse/contract/families/instant/risks'
import type { ClimbedTower } from '@fairhouse/contract/families/instant/paytable'
import type { Json } from '@fairhouse/contract/json'
import type { ActionName } from '@fairhouse/contract/rounds/round'
import { Container, Sprite } from 'pixi.js'
import { easeInOut } from '../../motion/ease.ts'
import { cue } from '../../sound/cue.ts'
import { awaitsTile, type InstantBoard, type ShownTower } from './board.ts'
import { cellOf } from './cell-of.ts'
import type { InstantEvent } from './instant-events.ts'
import { type Box, fitted } from './layout.ts'
import { NumberLine } from './number-line.ts'
import { paintStep, type StepFace, stepFaces } from './paint-tower.ts'
import type { Play, PlayTools } from './play.ts'
import { tileSide, TileGrid } from './tile-grid.ts'

/** Room for what a level pays, left of it, in sides of a tile. */
const legend = 1.7
/** From tile to tile across, in sides of a tile: apart far enough for thumbs. */
const pitch = 1.14
const widthOf = ({ width }: ClimbedTower): number => width * pitch + legend

/** What a thumb needs, CSS pixels. */
const thumb = 48

/** A tower of windows, to be climbed level by level; beside each level what stopping there pays. */
export class TowerPlay implements Play {
  readonly view = new Container()
  readonly #tools: PlayTools
  readonly #towers: readonly ClimbedTower[]
  readonly #inside = new Container()
  readonly #grid: TileGrid<StepFace>
  readonly #pays: NumberLine[] = []
  readonly #climber: Sprite
  #tower: ClimbedTower | null = null
  #box: Box = { x: 0, y: 0, width: 1, height: 1 }
  #board: InstantBoard | null = null
  #pointed: number | null = null

  constructor(tools: PlayTools) {
    const { rules } = tools.paytable
    if (rules.game !== 'tower') throw new RangeError('this game has no tower')
    this.#tools = tools
    this.#towers = rules.towers
    this.#grid = new TileGrid(tools, stepFaces, (brush, face, side) =>
      paintStep(brush, face, side, tools.colours),
    )
    this.#climber = new Sprite(tools.brushes.glow)
    this.#climber.anchor.set(0.5)
    this.#climber.blendMode = 'add'
    this.#climber.tint = tools.colours.won
    this.#climber.setSize(tileSide * 1.5, tileSide * 1.5)
    this.#inside.addChild(this.#grid.view, this.#climber)
    this.view.addChild(this.#inside)
    this.#lay(rules.towers[0] ?? null)
  }

  show(board: InstantBoard, selected: Json | null): void {
    this.#board = board
    const risk = board.tower?.risk ?? riskOf(selected)
    this.#lay(this.#towers.find((tower) => tower.risk === risk) ?? this.#tower)
    const tower = this.#tower
    if (!tower) return
    this.#showLevels(board, tower)
    this.#stand(board)
  }

  #showLevels(board: InstantBoard, tower: ClimbedTower): void {
    const reached = board.tower?.taken.length ?? 0
    for (let level = 0; level < tower.pays.length; level++) {
      for (let cell = 0; cell < tower.width; cell++) {
        const { face, alpha } = this.#faceOf(board, level, cell)
        this.#grid.show(level * tower.width + cell, face, alpha)
      }
      const line = this.#pays[level]
      line?.tint(level < reached ? this.#tools.colours.won : 0xffffff)
      if (line) line.view.alpha = level <= reached ? 1 : 0.75
    }
  }

  begin(action: ActionName, data: Json | null): void {
    const { sound, cues } = this.#tools
    if (action !== 'climb') return
    cue(sound, cues.tile)
    const [cell, level] = [cellOf(data), this.#board?.tower?.taken.length ?? 0]
    if (cell !== null && this.#tower) this.#grid.show(level * this.#tower.width + cell, 'pointed')
  }

  async stage(
    event: InstantEvent,
    { before, after }: { readonly before: InstantBoard; readonly after: InstantBoard },
  ): Promise<void> {
    const { sound, cues, colours, motion } = this.#tools
    const width = this.#tower?.width ?? 1
    if (event.type === 'towerBuilt') this.show(after, null)
    else if (event.type === 'levelClimbed') {
      const tile = (event.level - 1) * width + event.cell
      await this.#jump(before, tile)
      cue(sound, cues.found, 0.9 + event.level * 0.05)
      await this.#grid.turn(tile, 'taken')
      this.#spark(tile, 16, colours.won)
    } else if (event.type === 'trapSprung') {
      const tile = (event.level - 1) * width + event.cell
      await this.#jump(before, tile)
      cue(sound, cues.blast)
      await this.#grid.turn(tile, 'sprung')
      this.#spark(tile, 60, colours.lost)
      await this.#fallDown()
    } else if (event.type === 'towerShown') await motion.wait(0.35)
  }

  layout(box: Box): void {
    this.#box = box
    this.#place()
  }

  plate(): { readonly x: number; readonly top: number; readonly width: number } {
    const { x, y, width } = this.#box
    return { x: x + width / 2, top: y, width: width * 0.9 }
  }

  tiles(board: InstantBoard): { readonly boxes: readonly Box[]; readonly columns: number } {
    const tower = this.#tower
    if (!tower || !awaitsTile(board)) return { boxes: [], columns: 1 }
    const level = board.tower?.taken.length ?? 0
    const { position, scale } = this.#inside
    const side = tileSide * scale.x
    // One level alone may be pressed: what a thumb meets may stand out over the others.
    const [wide, high] = [side * pitch, Math.max(side, thumb)]
    return {
      columns: tower.width,
      boxes: Array.from({ length: tower.width }, (_, cell) => {
        const place = this.#grid.placeOf(level * tower.width + cell) ?? { x: 0, y: 0 }
        return {
          x: position.x + place.x * scale.x - wide / 2,
          y: position.y + place.y * scale.y - high / 2,
          width: wide,
          height: high,
        }
      }),
    }
  }

  point(tile: number | null): void {
    this.#pointed = tile
    if (this.#board) this.show(this.#board, null)
  }

  close(): void {
    for (const line of this.#pays) line.close()
    this.#grid.close()
    this.view.destroy({ children: true })
  }

  #faceOf(
    { tower, finished, pay }: InstantBoard,
    level: number,
    cell: number,
  ): { face: StepFace; alpha: number } {
    if (tower === null) return { face: level === 0 ? 'next' : 'dark', alpha: 1 }
    if (tower.taken[level] === cell) return { face: 'taken', alpha: 1 }
    const reached = tower.taken.length
    if (tower.traps) return shownFace(tower, level, cell)
    if (tower.sprung === cell && reached === level) return { face: 'sprung', alpha: 1 }
    const isNext = !finished && pay === null && level === reached
    if (!isNext) return { face: 'dark', alpha: level < reached ? 0.6 : 1 }
    return { face: this.#pointed === cell ? 'pointed' : 'next', alpha: 1 }
  }

  #lay(tower: ClimbedTower | null): void {
    if (tower === null || tower === this.#tower) return
    this.#tower = tower
    const { width, pays } = tower
    this.#grid.lay(
      pays.flatMap((_, level) =>
        Array.from({ length: width }, (_place, cell) => ({
          x: ((cell + 0.5) * pitch + legend - widthOf(tower) / 2) * tileSide,
          y: (pays.length - level - 0.5 - pays.length / 2) * tileSide,
        })),
      ),
    )
    while (this.#pays.length > pays.length) this.#pays.pop()?.close()
    for (const [level, units] of pays.entries()) {
      const line = this.#pays[level] ?? new NumberLine()
      if (!this.#pays[level]) {
        this.#pays.push(line)
        this.#inside.addChild(line.view)
      }
      line.set(this.#tools.times(units))
      const scale = Math.min(0.42, ((legend - 0.15) * tileSide) / (line.ratio * 100))
      line.view.scale.set(scale)
      line.view.position.set(
        (legend - widthOf(tower)) * 0.5 * tileSide,
        (pays.length - level - 0.5 - pays.length / 2) * tileSide,
      )
    }
    this.#place()
  }

  #place(): void {
    const tower = this.#tower
    if (!tower) return
    const [wide, high] = [widthOf(tower), tower.pays.length]
    const inner = fitted(this.#box, wide / high, 900)
    this.#inside.position.set(inner.x + inner.width / 2, inner.y + inner.height / 2)
    this.#inside.scale.set(inner.width / (wide * tileSide))
  }

  #tileOf({ tower }: InstantBoard): number | null {
    const cell = tower?.taken.at(-1)
    return tower && cell !== undefined ? (tower.taken.length - 1) * tower.width + cell : null
  }

  #stand(board: InstantBoard): void {
    const tile = this.#tileOf(board)
    const place = tile === null ? null : this.#grid.placeOf(tile)
    this.#climber.visible = place !== null
    this.#climber.alpha = 0.6
    if (place) this.#climber.position.set(place.x, place.y)
  }

  /** From where it stands, or from the foot of the tower, in an arc to the tile. */
  async #jump(before: InstantBoard, tile: number): Promise<void> {
    const { motion } = this.#tools
    const to = this.#grid.placeOf(tile)
    if (!to) return
    const standing = this.#tileOf(before)
    const from = (standing === null ? null : this.#grid.placeOf(standing)) ?? {
      x: to.x,
      y: to.y + tileSide * 1.4,
    }
    const [fromX, fromY] = [from.x, from.y]
    this.#climber.visible = true
    this.#climber.alpha = 0.9
    await motion.tween(
      0.3,
      (share) =>
        this.#climber.position.set(
          fromX + (to.x - fromX) * share,
          fromY + (to.y - fromY) * share - Math.sin(share * Math.PI) * tileSide * 0.45,
        ),
      easeInOut,
    )
  }

  async #fallDown(): Promise<void> {
    const { motion, calm } = this.#tools
    const { x, y } = this.#climber.position
    if (calm) return
    await motion.tween(0.5, (share) => {
      this.#climber.position.set(x + Math.sin(share * 9) * 8, y + share ** 2 * tileSide * 3)
      this.#climber.alpha = 0.9 * (1 - share)
    })
  }

  #spark(tile: number, count: number, tint: number): void {
    const place = this.#grid.placeOf(tile)
    if (!place) return
    const { sparks, brushes } = this.#tools
    const { position, scale } = this.#inside
    const unit = tileSide * scale.x
    sparks.burst({
      frames: [brushes.spark],
      x: position.x + place.x * scale.x,
      y: position.y + place.y * scale.y,
      count,
      speed: [unit * 0.6, unit * 2.8],
      towards: -Math.PI / 2,
      spread: Math.PI,
      gravity: unit * 2.4,
      life: [0.4, 0.9],
      size: [unit * 0.07, unit * 0.24],
      tints: [tint, 0xffffff],
      light: true,
    })
  }
}

/** A tile that was not taken, of a tower that is shown. */
function shownFace(
  { taken, sprung, traps }: ShownTower,
  level: number,
  cell: number,
): { face: StepFace; alpha: number } {
  if (sprung === cell && taken.length === level) return { face: 'sprung', alpha: 1 }
  return traps?.[level]?.includes(cell)
    ? { face: 'trap', alpha: 0.85 }
    : { face: 'safe', alpha: 0.36 }
}

/** The risk of a selection; null when it is none of a tower. */
function riskOf(selected: Json | null): string | null {
  if (typeof selected !== 'object' || selected === null || !('risk' in selected)) return null
  const risk = selected['risk']
  return isRisk(risk) ? risk : null
}
