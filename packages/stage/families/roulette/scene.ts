import type { Spot } from '@fairhouse/contract/families/roulette/spots'
import { Container, type Sprite } from 'pixi.js'
import { easeInOut } from '../../motion/ease.ts'
import type { Motion } from '../../motion/motion.ts'
import type { Size } from '../../screen/open-screen.ts'
import { createShade } from '../../screen/shade.ts'
import { cue } from '../../sound/cue.ts'
import type { Sound } from '../../sound/sound.ts'
import { Felt } from '../../table/felt.ts'
import type { RouletteBoard } from './board.ts'
import type { RouletteLayout, WheelPlace } from './layout.ts'
import { ResultPlaque } from './result-plaque.ts'
import type { Box } from './spot-places.ts'
import { TableChips } from './table-chips.ts'
import { TableLights } from './table-lights.ts'
import { placeOnScreen, tablePrint, type TableWords } from './table-print.ts'
import type { RouletteTitle } from './title.ts'
import { Wheel } from './wheel.ts'

export interface SceneOptions {
  readonly title: RouletteTitle
  readonly motion: Motion
  readonly sound: Sound
  readonly calm: boolean
  readonly sharpness: number
  readonly wheel: readonly string[]
  readonly spots: readonly Spot[]
  readonly words: TableWords
  readonly money: (minorUnits: number) => string
}

/** The whole table on screen: cloth, chips, wheel and result. */
export class RouletteScene {
  readonly view = new Container()
  readonly options: SceneOptions
  readonly wheel: Wheel
  readonly chips: TableChips
  readonly lights: TableLights
  readonly plaque: ResultPlaque
  readonly #felt: Felt
  readonly #shade: Sprite
  #layout: RouletteLayout | null = null
  #places: ReadonlyMap<string, Box> = new Map()
  /** How far the wheel has come from its place at rest to its close-up. */
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
    this.wheel = new Wheel({
      motion,
      calm,
      wheel: options.wheel,
      sounds: {
        run: () => (cues.run === null ? () => {} : sound.hold(cues.run)),
        knock: (strength) => cue(sound, cues.knock, 0.85 + 0.3 * strength),
      },
    })
    this.plaque = new ResultPlaque(tools)
    this.#shade = createShade(0x020806)
    this.view.addChild(
      this.#felt.view,
      this.lights.view,
      this.chips.view,
      this.#shade,
      this.wheel.view,
      this.plaque.view,
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
    return layout.lie === 'flat'
      ? { x: layout.table.x - 20, y: layout.table.y - 20 }
      : { x: layout.wheel.x, y: layout.wheel.y }
  }

  /** Makes everything exactly so, at once. */
  show(board: RouletteBoard): void {
    const { money, spots } = this.options
    const kept = board.ended ? board.chips.filter(({ pay }) => pay > 0) : board.chips
    this.chips.show(kept.map(({ spot, stake, pay }) => ({ spot, amount: pay > 0 ? pay : stake })))
    if (!this.wheel.turning || board.pocket !== null) this.wheel.show(board.pocket)
    const cost = board.chips.reduce((sum, { stake }) => sum + stake, 0)
    const paid = { amount: money(board.won), isGain: board.won > cost }
    this.plaque.show(board.pocket, board.won > 0 ? paid : null)
    const { pocket } = board
    const winning = new Set(board.chips.filter(({ pay }) => pay > 0).map(({ spot }) => spot))
    this.lights.win(
      pocket === null
        ? []
        : spots.flatMap(({ name }) => (name === pocket || winning.has(name) ? [name] : [])),
    )
  }

  /** Brings the wheel near, or back to its place, where the table leaves it little room. */
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
    const { spots, words, title } = this.options
    this.#layout = layout
    this.#places = new Map(spots.map((spot) => [spot.name, placeOnScreen(spot, layout)]))
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
    this.wheel.close()
    this.plaque.close()
    this.chips.close()
    this.lights.close()
    this.#felt.close()
    this.view.destroy({ children: true })
  }

  #come(near: number): void {
    this.#near = near
    const layout = this.#layout
    if (!layout || this.view.destroyed) return
    const place = between(layout.wheel, layout.closeUp, near)
    this.wheel.view.position.set(place.x, place.y)
    this.wheel.view.scale.set(place.radius)
    this.#shade.visible = layout.lie === 'upright' && near > 0
    this.#shade.alpha = 0.72 * near
    const { x, y, size } = resultPlace(layout, near)
    this.plaque.view.position.set(x, y)
    this.plaque.view.scale.set(size)
  }
}

const between = (from: WheelPlace, to: WheelPlace, share: number): WheelPlace => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
  radius: from.radius + (to.radius - from.radius) * share,
})

/** On an upright screen the number stands beside the small wheel at rest. */
function resultPlace({ lie, wheel, result }: RouletteLayout, near: number) {
  if (lie === 'flat') return result
  const size = wheel.radius * 0.95
  const rest = { x: wheel.x - wheel.radius - size * 0.64, y: wheel.y - wheel.radius * 0.05, size }
  return {
    x: rest.x + (result.x - rest.x) * near,
    y: rest.y + (result.y - rest.y) * near,
    size: rest.size + (result.size - rest.size) * near,
  }
}
