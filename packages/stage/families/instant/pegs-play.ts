import { isRisk } from '@fairhouse/contract/families/instant/risks'
import type { PegBoard } from '@fairhouse/contract/families/instant/paytable'
import type { Json } from '@fairhouse/contract/json'
import { Container, Graphics, Sprite, type Texture } from 'pixi.js'
import { backOut, pulse } from '../../motion/ease.ts'
import { mixed } from '../../screen/colour.ts'
import { cue } from '../../sound/cue.ts'
import { paintFine } from '../../table/paint-fine.ts'
import type { InstantBoard } from './board.ts'
import type { InstantEvent } from './instant-events.ts'
import { type Box, fitted } from './layout.ts'
import { paintPegBall, paintPegBoard, paintSlot } from './paint-pegs.ts'
import { ballRadius, fallOf } from './peg-fall.ts'
import type { Play, PlayTools } from './play.ts'

/** Units of a distance of pegs, in which everything is laid out. */
const unit = 60
/** Width and height of the board in distances of pegs, for so many rows: room for the drop above and for the slots below. */
const widthOf = (rows: number): number => rows + 1.6
const heightOf = (rows: number): number => rows + 3.3

/** A board of brass pegs behind glass; the ball falls the path that was drawn. */
export class PegsPlay implements Play {
  readonly view = new Container()
  readonly #tools: PlayTools
  readonly #boards: readonly PegBoard[]
  readonly #inside = new Container()
  readonly #ground = new Sprite()
  readonly #lights = new Container()
  readonly #slots = new Container()
  readonly #trail = new Graphics()
  readonly #ball: Sprite
  readonly #ballTexture: Texture
  #painted: Texture[] = []
  #shown: PegBoard | null = null
  #box: Box = { x: 0, y: 0, width: 1, height: 1 }

  constructor(tools: PlayTools) {
    const { rules } = tools.paytable
    if (rules.game !== 'pegs') throw new RangeError('this game has no pegs')
    this.#tools = tools
    this.#boards = rules.boards
    const size = unit * ballRadius * 2.6
    this.#ballTexture = paintFine(
      { width: size, height: size, sharpness: tools.sharpness },
      (brush) => paintPegBall(brush, size, tools.colours),
    )
    this.#ball = new Sprite(this.#ballTexture)
    this.#ball.anchor.set(0.5)
    this.#ball.setSize(size, size)
    this.#ball.visible = false
    // Where circles of the trail lie over each other, it is brighter.
    this.#trail.alpha = 0.14
    this.#inside.addChild(this.#ground, this.#slots, this.#trail, this.#lights, this.#ball)
    this.view.addChild(this.#inside)
  }

  show({ ball }: InstantBoard, selected: Json | null): void {
    this.#lay(ball ?? selectedBoard(selected) ?? this.#boards[0] ?? null)
    this.#trail.clear()
    for (const light of this.#lights.children) light.alpha = 0
    this.#mark(ball?.slot ?? null)
    const isDown = ball !== null && ball.slot !== null
    this.#ball.visible = isDown
    if (isDown) this.#stand(fallOf(ball.path).at(Infinity))
  }

  begin(): void {
    this.#ball.visible = false
    this.#mark(null)
  }

  async stage(event: InstantEvent, { after }: { readonly after: InstantBoard }): Promise<void> {
    if (event.type === 'ballDropped') {
      this.#lay(event)
      return this.#fall(event.path)
    }
    if (event.type === 'ballSettled') return this.#settle(event.slot, after)
  }

  layout(box: Box): void {
    this.#box = box
    this.#place()
  }

  /** Left of where the ball is let go: no peg is there, and nothing is hidden. */
  plate(): { readonly x: number; readonly top: number; readonly width: number } {
    const { x, y, width, height } = this.#inner()
    return { x: x + width * 0.22, top: y + height * 0.035, width: width * 0.36 }
  }

  tiles(): { readonly boxes: readonly Box[]; readonly columns: number } {
    return { boxes: [], columns: 1 }
  }

  point(): void {}

  close(): void {
    this.view.destroy({ children: true })
    this.#ballTexture.destroy(true)
    for (const texture of this.#painted) texture.destroy(true)
  }

  /** Every fall is as fast as any other of its board, whatever it comes to. */
  async #fall(path: readonly (0 | 1)[]): Promise<void> {
    const { motion, sound, cues, calm } = this.#tools
    const fall = fallOf(path)
    this.#ball.visible = true
    this.#trail.clear()
    let met = 0
    await motion.tween(fall.seconds, (progress) => {
      const now = progress * fall.seconds
      this.#stand(fall.at(now))
      if (!calm) this.#drawTrail(fall.at, now)
      for (; met < fall.knocks.length && (fall.knocks[met]?.at ?? Infinity) <= now; met++) {
        const knock = fall.knocks[met]
        if (!knock) break
        // Hurried, all of them would be heard at once.
        if (!motion.hurrying) cue(sound, cues.peg, 0.9 + (knock.row / path.length) * 0.5)
        void this.#light(knock.row, knock.peg)
      }
    })
    this.#trail.clear()
  }

  async #light(row: number, peg: number): Promise<void> {
    const light = this.#lights.children[(row * (row + 1)) / 2 + peg]
    if (!light) return
    await this.#tools.motion.tween(0.35, (share) => {
      if (!light.destroyed) light.alpha = 1 - share
    })
  }

  async #settle(slot: number, { pay, times }: InstantBoard): Promise<void> {
    const { motion, sparks, brushes, colours, sound, cues } = this.#tools
    cue(sound, cues.slot, times >= 100 ? 1.2 : 0.9)
    const plate = this.#slots.children[slot]
    if (!plate) return
    if (times > 100 && (pay ?? 0) > 0) {
      const { position, scale } = this.#inside
      sparks.burst({
        frames: [brushes.spark],
        x: position.x + plate.x * scale.x,
        y: position.y + plate.y * scale.y,
        count: Math.min(90, 10 + Math.round(times / 20)),
        speed: [80, 340],
        towards: -Math.PI / 2,
        spread: 0.9,
        gravity: 420,
        life: [0.5, 1.1],
        size: [8, 24],
        tints: [colours.won, 0xffffff, colours.light],
        light: true,
      })
    }
    const from = plate.y
    await motion.tween(0.34, (share) => {
      plate.y = from + unit * 0.16 * pulse(share)
      plate.scale.set(1 + 0.12 * backOut(share))
    })
    plate.y = from
  }

  /** The slot that was hit stands out; null: all alike. */
  #mark(hit: number | null): void {
    for (const [slot, plate] of this.#slots.children.entries()) {
      plate.scale.set(slot === hit ? 1.12 : 1)
      plate.alpha = hit === null || slot === hit ? 1 : 0.62
    }
  }

  #stand({
    x,
    y,
    turned,
  }: {
    readonly x: number
    readonly y: number
    readonly turned: number
  }): void {
    this.#ball.position.set(x * unit, y * unit)
    this.#ball.rotation = turned * 0.4
  }

  #drawTrail(at: (time: number) => { readonly x: number; readonly y: number }, now: number): void {
    this.#trail.clear()
    for (let step = 1; step <= 9; step++) {
      const { x, y } = at(Math.max(0, now - step * 0.018))
      this.#trail
        .circle(x * unit, y * unit, unit * ballRadius * (1 - step / 11))
        .fill(this.#tools.colours.light)
    }
  }

  /** Paints another board, once. */
  #lay(wanted: Pick<PegBoard, 'rows' | 'risk'> | null): void {
    const board = this.#boards.find(
      ({ rows, risk }) => rows === wanted?.rows && risk === wanted.risk,
    )
    if (!board || board === this.#shown) return
    this.#shown = board
    const { colours, sharpness, brushes, times } = this.#tools
    for (const texture of this.#painted) texture.destroy(true)
    const [width, height] = [widthOf(board.rows) * unit, heightOf(board.rows) * unit]
    const ground = paintFine({ width, height, sharpness }, (brush) =>
      paintPegBoard(brush, { rows: board.rows, unit, width, height }, colours),
    )
    this.#ground.texture = ground
    this.#ground.setSize(width, height)
    this.#ground.position.set(-width / 2, -2.1 * unit)
    this.#painted = [ground]
    for (const child of this.#lights.removeChildren()) child.destroy()
    for (let row = 0; row < board.rows; row++) {
      for (let peg = 0; peg <= row; peg++) {
        const light = new Sprite(brushes.glow)
        light.anchor.set(0.5)
        light.blendMode = 'add'
        light.tint = mixed(colours.light, 0xffffff, 0.4)
        light.setSize(unit * 1.3, unit * 1.3)
        light.position.set((peg - row / 2) * unit, row * unit)
        light.alpha = 0
        this.#lights.addChild(light)
      }
    }
    this.#laySlots(board, times)
    this.#place()
  }

  #laySlots({ rows, pays }: PegBoard, times: PlayTools['times']): void {
    const { colours, sharpness } = this.#tools
    for (const child of this.#slots.removeChildren()) child.destroy()
    for (const [slot, units] of pays.entries()) {
      const away = Math.abs(slot - rows / 2) / (rows / 2)
      const size = { width: unit * 0.96, height: unit * 0.8 }
      const texture = paintFine({ ...size, sharpness: sharpness * 1.2 }, (brush) =>
        paintSlot(brush, { ...size, text: shortest(times(units)), away }, colours),
      )
      this.#painted.push(texture)
      const plate = new Sprite(texture)
      plate.anchor.set(0.5)
      const holder = new Container()
      plate.setSize(size.width, size.height)
      holder.addChild(plate)
      holder.position.set((slot - rows / 2) * unit, (rows + 0.34) * unit)
      this.#slots.addChild(holder)
    }
  }

  #inner(): Box {
    const rows = this.#shown?.rows ?? 12
    return fitted(this.#box, widthOf(rows) / heightOf(rows), 900)
  }

  #place(): void {
    const inner = this.#inner()
    const scale = inner.width / (widthOf(this.#shown?.rows ?? 12) * unit)
    this.#inside.scale.set(scale)
    this.#inside.position.set(inner.x + inner.width / 2, inner.y + 2.1 * unit * scale)
  }
}

/** A multiple as short as it can be read: its slot is narrow. */
const shortest = (times: string): string =>
  times
    .replace('×', '')
    .replace(/[.,]00$/, '')
    .replace(/([.,]\d)0$/, '$1')

/** The board of a selection; null when it is none of pegs. */
function selectedBoard(selected: Json | null): Pick<PegBoard, 'rows' | 'risk'> | null {
  if (typeof selected !== 'object' || selected === null || !('rows' in selected)) return null
  const { rows, risk } = { ...selected }
  return typeof rows === 'number' && isRisk(risk) ? { rows, risk } : null
}
