import { Container, Sprite, type Texture } from 'pixi.js'
import { backOut, easeInOut } from '../../motion/ease.ts'
import type { Motion } from '../../motion/motion.ts'
import type { EventOf } from './slot-events.ts'
import type { GlyphLine, Glyphs } from '../../screen/bitmap-font.ts'
import { paintPlate } from '../../screen/plate.ts'
import type { Sparks } from '../../screen/sparks.ts'
import type { Brushes } from '../../screen/brushes.ts'
import type { Sound } from '../../sound/sound.ts'
import { cue } from '../../sound/cue.ts'
import { isSame } from './board-cells.ts'
import type { SlotBoard } from './board-shape.ts'
import type { Cell } from './cell.ts'
import type { Reels } from './reels.ts'
import { cellSize, type SlotSkin } from './skin.ts'
import type { SlotTitle } from './title.ts'

export interface CashTools {
  readonly skin: SlotSkin
  readonly motion: Motion
  readonly reels: Reels
  readonly glyphs: Glyphs
  readonly brushes: Brushes
  /** Over the board, in its units. */
  readonly sparks: Sparks
  readonly sound: Sound
  readonly title: SlotTitle
  readonly money: (minorUnits: number) => string
}

interface Tag {
  readonly view: Container
  readonly line: GlyphLine
  readonly cell: Cell
  readonly pay: number
}

/** Size of a plate in the units of a cell. */
const plateSize = { width: 184, height: 70 } as const
/** A second between one amount that flies to the collector and the next. */
const flights = { gap: 0.16, each: 0.42 } as const

/** Amounts on cash symbols, each on a plate so that it is read on every picture; in board units. */
export class CashTags {
  readonly view = new Container()
  readonly #tools: CashTools
  readonly #plate: Texture
  #tags: readonly Tag[] = []

  constructor(tools: CashTools) {
    this.#tools = tools
    const { ground, rim } = tools.skin.plate
    this.#plate = paintPlate(plateSize.width * 2, plateSize.height * 2, { ground, rim })
  }

  show({ cash }: Pick<SlotBoard, 'cash'>): void {
    for (const { view } of this.#tags) view.destroy({ children: true })
    this.#tags = cash.map(({ cell, pay }) => this.#create(cell, pay))
  }

  /** Amounts appear on their symbols, from left to right. */
  async appear({ cells }: EventOf<'cashShown'>): Promise<void> {
    const { motion, sound, title } = this.#tools
    const tags = cells.map(({ cell, pay }) => this.#create(cell, pay))
    this.#tags = [...this.#tags, ...tags]
    for (const { view } of tags) view.scale.set(0.01)
    await Promise.all(
      tags.map(async ({ view, cell }, place) => {
        await motion.wait(cell[0] * 0.04)
        cue(sound, title.cues.tick, 1 + place * 0.04)
        await motion.tween(0.2, (progress) => view.scale.set(Math.max(0.01, progress)), backOut)
      }),
    )
  }

  /** One amount after the other flies to the collector, which counts them. */
  async collect({ collector, cells, multiplier, pay }: EventOf<'cashCollected'>): Promise<void> {
    const { motion, sound, title, money } = this.#tools
    const taken = this.#tags.filter(({ cell }) => cells.some((one) => isSame(one, cell)))
    const sum = this.#create(collector, 0)
    this.#tags = [...this.#tags, sum]
    sum.view.scale.set(0.01)
    sum.line.set('')
    let counted = 0
    const write = (amount: number): void => this.#write(sum.line, money(amount))
    await motion.tween(0.25, (progress) => sum.view.scale.set(Math.max(0.01, progress)), backOut)
    await Promise.all(
      taken.map(async (tag, place) => {
        await motion.wait(place * flights.gap)
        await this.#fly(tag, sum)
        counted += tag.pay
        write(counted)
        cue(sound, title.cues.prize, 1 + place * 0.05)
        await this.#beat(sum, 1.22)
      }),
    )
    if (multiplier > 1) {
      this.#write(sum.line, `x${multiplier}`)
      cue(sound, title.cues.multiplier)
      await this.#beat(sum, 1.6)
      await motion.wait(0.35)
    }
    write(pay)
    await this.#beat(sum, 1.45)
    await motion.wait(0.3)
  }

  close(): void {
    this.#plate.destroy(true)
  }

  async #fly(tag: Tag, to: Tag): Promise<void> {
    const { motion, brushes, sparks, skin } = this.#tools
    const [start, end] = [this.#placeOf(tag.cell), this.#placeOf(to.cell)]
    const rise = cellSize * 0.5
    await motion.tween(
      flights.each,
      (progress) => {
        tag.view.position.set(
          start.x + (end.x - start.x) * progress,
          start.y + (end.y - start.y) * progress - rise * Math.sin(Math.PI * progress),
        )
        tag.view.scale.set(1 - 0.35 * progress)
      },
      easeInOut,
    )
    tag.view.visible = false
    sparks.burst({
      frames: [brushes.spark],
      ...end,
      count: 9,
      speed: [cellSize * 0.5, cellSize * 1.8],
      towards: -Math.PI / 2,
      spread: Math.PI,
      gravity: cellSize * 2,
      life: [0.25, 0.6],
      size: [cellSize * 0.08, cellSize * 0.24],
      tints: [0xffffff, skin.winLight],
      light: true,
    })
  }

  #beat({ view }: Tag, to: number): Promise<void> {
    return this.#tools.motion.tween(0.26, (progress) =>
      view.scale.set(1 + (to - 1) * Math.sin(Math.PI * progress)),
    )
  }

  /** The lower part of a cell: the picture above stays free. */
  #placeOf(cell: Cell): { x: number; y: number } {
    const { x, y, width, height } = this.#tools.reels.boxOf(cell)
    return { x: x + width / 2, y: y + height * 0.78 }
  }

  #create(cell: Cell, pay: number): Tag {
    const { glyphs, money, reels } = this.#tools
    const view = new Container()
    const { x, y } = this.#placeOf(cell)
    view.position.set(x, y)
    const inner = new Container()
    inner.scale.set(Math.min(1, reels.boxOf(cell).height / cellSize))
    const plate = new Sprite(this.#plate)
    plate.anchor.set(0.5)
    plate.setSize(plateSize.width, plateSize.height)
    const line = glyphs.line()
    this.#write(line, money(pay))
    inner.addChild(plate, line.view)
    view.addChild(inner)
    this.view.addChild(view)
    return { view, line, cell, pay }
  }

  #write(line: GlyphLine, text: string): void {
    const { glyphs } = this.#tools
    line.set(text)
    line.view.scale.set(
      Math.min((plateSize.width * 0.86) / Math.max(1, line.width), 62 / glyphs.lineHeight),
    )
  }
}
