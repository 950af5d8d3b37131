import type { Language } from '../../rounds/game-stage.ts'
import { Container, Sprite, type Texture } from 'pixi.js'
import { backOut, easeInOut } from '../../motion/ease.ts'
import type { Motion } from '../../motion/motion.ts'
import type { GlyphLine, Glyphs } from '../../screen/bitmap-font.ts'
import type { Brushes } from '../../screen/brushes.ts'
import { paintWord } from '../../screen/lettering.ts'
import { paintPlate } from '../../screen/plate.ts'
import { sceneWords } from '../../scenes/scene-words.ts'
import type { SlotBoard } from './board-shape.ts'
import { ChosenPlates } from './chosen-plates.ts'
import type { JackpotMeters } from './jackpot-meters.ts'
import { MultiplierDrum } from './multiplier-drum.ts'
import { type PlaquePlace, plaquePlaces, plaqueSizes } from './plaque-places.ts'
import { cellSize, lookOf, type SlotSkin } from './skin.ts'

export interface PlaqueTools {
  readonly skin: SlotSkin
  readonly motion: Motion
  readonly glyphs: Glyphs
  readonly brushes: Brushes
  readonly language: Language
  readonly meters: JackpotMeters
  /** Less movement was asked for. */
  readonly calm: boolean
}

/** Plates on the frame with the chosen symbols, the multiplier and the respins; they hide no symbol and no jackpot. In board units. */
export class Plaques {
  readonly view = new Container()
  readonly #tools: PlaqueTools
  readonly #painted: readonly Texture[]
  readonly #places: ReturnType<typeof plaquePlaces>
  readonly #chosen: ChosenPlates
  readonly #factor = new Container()
  readonly #value: GlyphLine
  /** Null where no reel of multipliers turns with the others. */
  readonly #drum: MultiplierDrum | null
  readonly #respins = new Container()
  readonly #left: GlyphLine

  constructor(tools: PlaqueTools) {
    this.#tools = tools
    const { skin, glyphs, language, meters } = tools
    const [square, wide, long] = [
      plateOf(plaqueSizes.chosen, skin),
      plateOf(plaqueSizes.factor, skin),
      plateOf(plaqueSizes.respins, skin),
    ]
    const word = paintWord(sceneWords[language].respins, { ...skin.lettering, size: 56 })
    this.#painted = [square, wide, long, word]
    this.#value = glyphs.line()
    this.#left = glyphs.line()
    const label = centred(word)
    label.scale.set(Math.min(1, 270 / word.orig.width, 62 / word.orig.height))
    label.x = -55
    this.#left.view.position.set(150, 0)
    this.#chosen = new ChosenPlates(square, skin)
    const { multiplierReel } = skin
    this.#drum =
      multiplierReel.length > 0
        ? new MultiplierDrum(multiplierReel, tools, plaqueSizes.factor)
        : null
    this.#factor.addChild(centred(wide), this.#drum?.view ?? this.#value.view)
    this.#respins.addChild(centred(long), label, this.#left.view)
    this.#places = plaquePlaces(skin.shape, meters.names.length > 0)
    put(this.#chosen.view, this.#places.chosen)
    put(this.#factor, this.#places.factor)
    put(this.#respins, this.#places.respins)
    this.view.addChild(this.#chosen.view, this.#factor, this.#respins)
  }

  show({ chosen, multipliers, respins, turning }: SlotBoard): void {
    const factor = multipliers.spin > 1 ? multipliers.spin : multipliers.freeSpins
    this.#factor.visible = factor > 1 || this.#drum !== null
    this.#write(factor)
    if (!turning) this.#drum?.show(factor)
    this.#chosen.show(chosen?.symbols ?? [])
    // The one that turns is not over yet.
    const left = (respins ?? 0) + (respins !== null && turning ? 1 : 0)
    this.#respins.visible = left > 0
    this.#left.set(String(left))
  }

  /** The reels begin to turn, and a reel of multipliers with them. */
  spin(): void {
    if (!this.#tools.calm) this.#drum?.start()
  }

  /** A reel of multipliers comes to rest a little after the others. */
  async stop(value: number): Promise<void> {
    if (!this.#drum || this.#tools.calm) return
    await this.#tools.motion.wait(0.5)
    await this.#drum.land(value)
  }

  /** The multiplier is another one from here on. */
  async multiplied(value: number): Promise<void> {
    const { motion } = this.#tools
    const { scale } = this.#places.factor
    this.#factor.visible = true
    this.#write(value)
    this.#drum?.show(value)
    await motion.tween(
      0.45,
      (progress) =>
        this.#factor.scale.set(scale * (1 + 0.5 * Math.sin(Math.PI * Math.min(1, progress)))),
      easeInOut,
    )
    this.#factor.scale.set(scale)
  }

  /** The last of the chosen symbols shows itself in the middle of the board and flies to its plate. */
  async choose(chosen: readonly string[]): Promise<void> {
    const symbol = chosen.at(-1)
    if (symbol === undefined) return
    const to = this.#chosen.placeOf(chosen.length - 1)
    const { motion, skin, brushes } = this.#tools
    const { reels, rows } = skin.shape
    const look = lookOf(skin, symbol)
    const light = centred(brushes.rays)
    light.setSize(cellSize * 3.4)
    light.tint = skin.winLight
    light.blendMode = 'add'
    const picture = centred(look.still)
    const size = (cellSize * 1.7) / picture.texture.orig.width
    const flight = new Container()
    flight.addChild(light, picture)
    const from = { x: (reels * cellSize) / 2, y: (rows * cellSize) / 2 }
    flight.position.set(from.x, from.y)
    this.view.addChild(flight)
    await motion.tween(
      0.55,
      (progress) => {
        picture.scale.set(size * progress)
        light.rotation = progress
        light.alpha = Math.min(1, progress)
      },
      backOut,
    )
    await motion.wait(0.7)
    await motion.tween(
      0.45,
      (progress) => {
        light.alpha = 1 - progress
        flight.scale.set(1 - 0.76 * progress)
        flight.position.set(
          from.x + (to.x - from.x) * progress,
          from.y + (to.y - from.y) * progress,
        )
      },
      easeInOut,
    )
    flight.destroy({ children: true })
    this.#chosen.show(chosen)
  }

  close(): void {
    for (const texture of this.#painted) texture.destroy(true)
  }

  #write(value: number): void {
    this.#value.set(`x${value}`)
    this.#value.view.scale.set(Math.min(0.85, 130 / Math.max(1, this.#value.width)))
  }
}

const plateOf = (
  { width, height }: { readonly width: number; readonly height: number },
  { plate }: SlotSkin,
): Texture => paintPlate(width, height, plate)

function put(view: Container, { at: [x, y], scale }: PlaquePlace): void {
  view.position.set(x, y)
  view.scale.set(scale)
}

function centred(texture: Texture): Sprite {
  const sprite = new Sprite(texture)
  sprite.anchor.set(0.5)
  return sprite
}
