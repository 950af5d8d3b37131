import { Container, Sprite, type Texture } from 'pixi.js'
import type { Motion } from '../motion/motion.ts'
import type { GlyphLine, Glyphs } from '../screen/bitmap-font.ts'
import { paintWord } from '../screen/lettering.ts'
import { paintPlate } from '../screen/plate.ts'
import type { JackpotMeters } from './jackpot-meters.ts'
import { cellSize, type SlotSkin } from './skin.ts'

export interface PlateTools {
  readonly skin: SlotSkin
  readonly motion: Motion
  readonly glyphs: Glyphs
  readonly meters: JackpotMeters
  readonly money: (minorUnits: number) => string
  /** Less movement was asked for: amounts do not roll. */
  readonly calm: boolean
}

interface Plate {
  readonly name: string
  readonly view: Container
  readonly light: Sprite
  readonly word: Sprite
  readonly line: GlyphLine
  shown: number | null
}

/** Height of a plate and where its middle is: on the upper rail of the frame, in board units. */
const plateHeight = 104
const middle = -54
/** Where a name stands over its amount; alone on its plate it stands in the middle. */
const overAmount = -26
/** An amount that grew by no more than this part rolls up; another one is another stake's. */
const rolling = 0.02
/** Part of the way that a rolling amount goes in a second. */
const rollSpeed = 2.4

/** Names and amounts of the jackpots over the reels, dearest on the left. In board units. */
export class JackpotPlates {
  readonly view = new Container()
  readonly #tools: PlateTools
  readonly #painted: Texture[] = []
  readonly #plates: readonly Plate[]
  readonly #stops: readonly (() => void)[]

  constructor(tools: PlateTools) {
    this.#tools = tools
    const { meters, motion } = tools
    this.#plates = meters.names.map((name, place) => this.#create(name, place))
    for (const plate of this.#plates) this.#jump(plate)
    this.#stops = [
      meters.watch(() => {
        for (const plate of this.#plates) this.#follow(plate)
      }),
      motion.loop((seconds) => {
        for (const plate of this.#plates) this.#roll(plate, seconds)
      }),
    ]
  }

  /** Lights the plates of jackpots that are won or held, and no others. */
  light(won: ReadonlySet<string>): void {
    for (const { name, light } of this.#plates) light.visible = won.has(name)
  }

  close(): void {
    for (const stop of this.#stops) stop()
    for (const texture of this.#painted) texture.destroy(true)
  }

  #follow(plate: Plate): void {
    const now = this.#tools.meters.amountOf(plate.name)
    const { shown } = plate
    const rolls = now !== null && shown !== null && now > shown && now <= shown * (1 + rolling)
    if (!rolls || this.#tools.calm) this.#jump(plate)
  }

  #jump(plate: Plate): void {
    plate.shown = this.#tools.meters.amountOf(plate.name)
    this.#write(plate)
  }

  #roll(plate: Plate, seconds: number): void {
    const now = this.#tools.meters.amountOf(plate.name)
    if (now === null || plate.shown === null || plate.shown >= now) return
    const way = Math.max(1, Math.round((now - plate.shown) * Math.min(1, seconds * rollSpeed)))
    plate.shown = Math.min(now, plate.shown + way)
    this.#write(plate)
  }

  #write({ word, line, shown }: Plate): void {
    word.y = shown === null ? 0 : overAmount
    line.set(shown === null ? '' : this.#tools.money(shown))
    const { lineHeight } = this.#tools.glyphs
    line.view.scale.set(Math.min((this.#width() * 0.84) / Math.max(1, line.width), 66 / lineHeight))
  }

  #width(): number {
    const { skin, meters } = this.#tools
    const room = (skin.shape.reels * cellSize) / Math.max(1, meters.names.length)
    return Math.min(360, room * 0.96)
  }

  #create(name: string, place: number): Plate {
    const { skin, glyphs, meters } = this.#tools
    const width = this.#width()
    const room = (skin.shape.reels * cellSize) / meters.names.length
    const view = new Container()
    view.position.set((place + 0.5) * room, middle)
    const ground = this.#sprite(paintPlate(width, plateHeight, skin.plate))
    const light = this.#sprite(
      paintPlate(width, plateHeight, { ...skin.plate, ground: skin.winLight }),
    )
    light.blendMode = 'add'
    light.alpha = 0.55
    light.visible = false
    const word = this.#sprite(paintWord(name.toUpperCase(), { ...skin.lettering, size: 48 }))
    word.scale.set(Math.min((width * 0.7) / word.texture.orig.width, 46 / word.texture.orig.height))
    const line = glyphs.line()
    line.view.y = 16
    view.addChild(ground, light, word, line.view)
    this.view.addChild(view)
    return { name, view, light, word, line, shown: null }
  }

  #sprite(texture: Texture): Sprite {
    this.#painted.push(texture)
    const sprite = new Sprite(texture)
    sprite.anchor.set(0.5)
    return sprite
  }
}
