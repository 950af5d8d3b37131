import { colourOf, type Spot } from '@fairhouse/contract/families/roulette/spots'
import { Container, type Sprite } from 'pixi.js'
import { easeInOut } from '../../motion/ease.ts'
import type { Motion } from '../../motion/motion.ts'
import type { Size } from '../../screen/open-screen.ts'
import { createShade } from '../../screen/shade.ts'
import { cue } from '../../sound/cue.ts'
import type { Sound } from '../../sound/sound.ts'
import { Felt } from '../../table/felt.ts'
import type { RouletteBoard } from './board.ts'
import type { RouletteLayout } from './layout.ts'
import { type PlaqueText, ResultPlaque } from '../../table/result-plaque.ts'
import type { Box } from '../../table/box.ts'
import { TableChips } from '../../table/table-chips.ts'
import { TableLights } from '../../table/table-lights.ts'
import { placeOnScreen, tablePrint, type TableWords } from './table-print.ts'
import type { RouletteTitle } from './title.ts'
import { Wheel } from './wheel.ts'

export interface SceneOptions {
  readonly title: RouletteTitle
  readonly motion: Motion
  readonly sound: Sound
  readonly calm: boolean
  readonly sharpness: number
  /** Pockets of a wheel, clockwise, and its zeros. */
  readonly wheel: readonly string[]
  readonly zeros: readonly string[]
  /** How many wheels turn. */
  readonly wheels: number
  readonly spots: readonly Spot[]
  readonly words: TableWords
  readonly money: (minorUnits: number) => string
}

/** Pixels of a wheel's radius that it is painted with: enough for a large desk, halved by mipmaps on a phone; less where several stand there. */
const wheelSharpness = { one: 460, several: 300 }

/** The whole table on screen: cloth, chips, wheels and results. */
export class RouletteScene {
  readonly view = new Container()
  readonly options: SceneOptions
  readonly wheels: readonly Wheel[]
  readonly chips: TableChips
  readonly lights: TableLights
  /** The number that came, for each wheel. */
  readonly plaques: readonly ResultPlaque[]
  readonly #felt: Felt
  readonly #shade: Sprite
  #layout: RouletteLayout | null = null
  #places: ReadonlyMap<string, Box> = new Map()
  /** How far the wheels have come from their place at rest to its close-up. */
  #near = 0

  constructor(options: SceneOptions) {
    this.options = options
    const { title, motion, sound, calm, sharpness } = options
    const { cues } = title
    const tools = { motion, calm }
    const placeOf = (spot: string): Box | undefined => this.#places.get(spot)
    this.#felt = new Felt(title.felt, sharpness)
    this.lights = new TableLights(motion, calm, placeOf)
    this.chips = new TableChips({ tools, sharpness, placeOf, size: () => this.chipSize })
    const places = Array.from({ length: options.wheels }, (_, place) => place)
    this.wheels = places.map(
      (place) =>
        new Wheel({
          motion,
          calm,
          wheel: options.wheel,
          turned: 0.6 + place * 2.1,
          sharpness: options.wheels === 1 ? wheelSharpness.one : wheelSharpness.several,
          sounds: {
            // Several balls are heard as one run.
            run: () => (cues.run === null || place > 0 ? () => {} : sound.hold(cues.run)),
            knock: (strength) => cue(sound, cues.knock, 0.85 + 0.3 * strength),
          },
        }),
    )
    this.plaques = places.map(() => new ResultPlaque(tools))
    this.#shade = createShade(0x020806)
    this.view.addChild(
      this.#felt.view,
      this.lights.view,
      this.chips.view,
      this.#shade,
      ...this.wheels.map(({ view }) => view),
      ...this.plaques.map(({ view }) => view),
    )
  }

  /** Where every spot is now, CSS pixels. */
  get places(): ReadonlyMap<string, Box> {
    return this.#places
  }

  get lie(): RouletteLayout['lie'] {
    return this.#layout?.lie ?? 'flat'
  }

  get chipSize(): number {
    const { width, height } = this.#layout?.cell ?? { width: 40, height: 40 }
    return Math.min(width * 0.66, height * 0.66, 56)
  }

  /** Where chips come from and go to: the wheel's side of the table. */
  get bank(): { readonly x: number; readonly y: number } {
    const layout = this.#layout
    if (!layout) return { x: 0, y: 0 }
    if (layout.lie === 'flat') return { x: layout.table.x - 20, y: layout.table.y - 20 }
    return layout.wheels[0]?.rest ?? { x: 0, y: 0 }
  }

  /** Whether a ball is on its way. */
  get turning(): boolean {
    return this.wheels.some(({ turning }) => turning)
  }

  launch(): void {
    for (const wheel of this.wheels) wheel.launch()
  }

  /** Balls at rest in their pockets, or on no wheel. */
  showBalls(pockets: readonly string[]): void {
    for (const [place, wheel] of this.wheels.entries()) wheel.show(pockets[place] ?? null)
  }

  /** Makes everything exactly so, at once. */
  show(board: RouletteBoard): void {
    const { money, spots } = this.options
    const kept = board.ended ? board.chips.filter(({ pay }) => pay > 0) : board.chips
    this.chips.show(kept.map(({ spot, stake, pay }) => ({ spot, amount: pay > 0 ? pay : stake })))
    for (const [place, wheel] of this.wheels.entries()) {
      const pocket = board.pockets[place]
      if (!wheel.turning || pocket !== undefined) wheel.show(pocket ?? null)
    }
    const cost = board.chips.reduce((sum, { stake }) => sum + stake, 0)
    const paid = { amount: money(board.won), isGain: board.won > cost }
    // What was paid stands under one of the numbers, the middle one.
    const paidAt = Math.floor(this.plaques.length / 2)
    for (const [place, plaque] of this.plaques.entries()) {
      const isPaid = board.won > 0 && place === paidAt
      const pocket = board.pockets[place]
      plaque.show(pocket === undefined ? null : cameOf(pocket), isPaid ? paid : null)
    }
    const { pockets } = board
    const winning = new Set(board.chips.filter(({ pay }) => pay > 0).map(({ spot }) => spot))
    this.lights.win(
      spots.flatMap(({ name }) => (pockets.includes(name) || winning.has(name) ? [name] : [])),
    )
  }

  /** Brings wheels near, or back to their place, where the table leaves them little room. */
  async approach(near: boolean): Promise<void> {
    const { motion, calm } = this.options
    const [from, to] = [this.#near, near ? 1 : 0]
    if (from === to) return
    if (calm) return this.#come(to)
    await motion.tween(0.45, (share) => this.#come(from + (to - from) * share), easeInOut)
  }

  /** The same at once. */
  stand(near: boolean): void {
    this.#come(near ? 1 : 0)
  }

  layout(size: Size, layout: RouletteLayout): void {
    const { spots, words, title, zeros } = this.options
    this.#layout = layout
    this.#places = new Map(spots.map((spot) => [spot.name, placeOnScreen(spot, layout, zeros)]))
    this.#felt.lay({
      size,
      edge: 'none',
      rail: 0,
      prints: tablePrint(spots, layout, words, title.print),
    })
    this.#shade.setSize(size.width, size.height)
    this.chips.arrange()
    this.lights.arrange()
    this.#come(this.#near)
  }

  close(): void {
    for (const wheel of this.wheels) wheel.close()
    for (const plaque of this.plaques) plaque.close()
    this.chips.close()
    this.lights.close()
    this.#felt.close()
    this.view.destroy({ children: true })
  }

  #come(near: number): void {
    this.#near = near
    const layout = this.#layout
    if (!layout || this.view.destroyed) return
    for (const [place, { rest, closeUp, result, nearResult }] of layout.wheels.entries()) {
      const stands = between(rest, closeUp, near)
      this.wheels[place]?.view.position.set(stands.x, stands.y)
      this.wheels[place]?.view.scale.set(along(rest.radius, closeUp.radius, near))
      const shown = between(result, nearResult, near)
      this.plaques[place]?.view.position.set(shown.x, shown.y)
      this.plaques[place]?.view.scale.set(along(result.size, nearResult.size, near))
    }
    this.#shade.visible = layout.lie === 'upright' && near > 0
    this.#shade.alpha = 0.72 * near
  }
}

/** A pocket on its plaque. */
export const cameOf = (pocket: string): PlaqueText => ({ text: pocket, tone: colourOf(pocket) })

const along = (from: number, to: number, share: number): number => from + (to - from) * share

interface Point {
  readonly x: number
  readonly y: number
}

const between = (from: Point, to: Point, share: number): Point => ({
  x: along(from.x, to.x, share),
  y: along(from.y, to.y, share),
})
