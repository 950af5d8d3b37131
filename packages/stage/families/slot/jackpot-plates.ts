import { Container, Sprite, type Texture } from 'pixi.js'
import type { Motion } from '../../motion/motion.ts'
import type { GlyphLine, Glyphs } from '../../screen/bitmap-font.ts'
import { paintWord } from '../../screen/lettering.ts'
import { paintPlate, type PlateLook } from '../../screen/plate.ts'
import { jackpotPlaces, type PlatePlace } from './jackpot-places.ts'
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
  readonly ground: Sprite
  readonly light: Sprite
  readonly word: Sprite
  readonly line: GlyphLine
  place: PlatePlace
  shown: number | null
}

/** Parts of a plate's height: how far its name stands over the middle and its amount under it, and how high they are. */
const parts = { over: 0.265, under: 0.165, word: 0.54, amount: 0.63 } as const
/** An amount that grew by no more than this part rolls up; another one is another stake's. */
const rolling = 0.02
/** Part of the way that a rolling amount goes in a second. */
const rollSpeed = 2.4

/** Names and amounts of the jackpots over the reels, dearest first. In board units. */
export class JackpotPlates {
  readonly view = new Container()
  readonly #tools: PlateTools
  readonly #names: readonly Texture[]
  /** Grounds and lights, painted anew when the screen is turned. */
  #painted: Texture[] = []
  #portrait = false
  readonly #plates: readonly Plate[]
  readonly #stops: readonly (() => void)[]

  constructor(tools: PlateTools) {
    this.#tools = tools
    const { meters, motion } = tools
    const { lettering } = tools.skin
    this.#names = meters.names.map((name) =>
      paintWord(name.toUpperCase(), { ...lettering, size: 48 }),
    )
    this.#plates = meters.names.map((name, index) => this.#create(name, this.#names[index]))
    this.#place()
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

  /** Puts the plates where they can be read: in one row, upright in two. */
  arrange(portrait: boolean): void {
    if (portrait === this.#portrait) return
    this.#portrait = portrait
    this.#place()
    for (const plate of this.#plates) this.#write(plate)
  }

  close(): void {
    for (const stop of this.#stops) stop()
    for (const texture of [...this.#names, ...this.#painted]) texture.destroy(true)
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

  #write(plate: Plate): void {
    const { word, line, shown, place } = plate
    word.y = shown === null ? 0 : -place.height * parts.over
    line.set(shown === null ? '' : this.#tools.money(shown))
    this.#fitAmounts(place.row)
  }

  /** Amounts of a row are as large as one another, or the longest, which is the dearest, were the smallest. */
  #fitAmounts(row: number): void {
    const inRow = this.#plates.filter(({ place }) => place.row === row)
    const scales = inRow.map(({ line, place }) =>
      Math.min(
        (place.width * 0.86) / Math.max(1, line.width),
        (place.height * parts.amount) / this.#tools.glyphs.lineHeight,
      ),
    )
    for (const { line } of inRow) line.view.scale.set(Math.min(...scales))
  }

  #create(name: string, picture: Texture | undefined): Plate {
    const view = new Container()
    const [ground, light, word] = [middled(), middled(), middled(picture)]
    light.blendMode = 'add'
    light.alpha = 0.55
    light.visible = false
    const line = this.#tools.glyphs.line()
    view.addChild(ground, light, word, line.view)
    this.view.addChild(view)
    const place = { x: 0, y: 0, width: 1, height: 1, row: 0 }
    return { name, view, ground, light, word, line, place, shown: null }
  }

  #place(): void {
    const { skin, meters } = this.#tools
    const before = this.#painted
    this.#painted = []
    const width = skin.shape.reels * cellSize
    const places = jackpotPlaces(meters.names.length, width, this.#portrait)
    for (const [index, plate] of this.#plates.entries()) {
      const place = places[index]
      if (!place) continue
      plate.place = place
      plate.view.position.set(place.x + place.width / 2, place.y + place.height / 2)
      plate.ground.texture = this.#paint(place, skin.plate)
      plate.light.texture = this.#paint(place, { ...skin.plate, ground: skin.winLight })
      const { orig } = plate.word.texture
      plate.word.scale.set(
        Math.min((place.width * 0.8) / orig.width, (place.height * parts.word) / orig.height),
      )
      plate.line.view.y = place.height * parts.under
    }
    for (const texture of before) texture.destroy(true)
  }

  #paint({ width, height }: PlatePlace, look: PlateLook): Texture {
    const texture = paintPlate(width, height, look)
    this.#painted.push(texture)
    return texture
  }
}

function middled(texture?: Texture): Sprite {
  const sprite = new Sprite(texture)
  sprite.anchor.set(0.5)
  return sprite
}
