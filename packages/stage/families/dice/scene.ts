import { type DiceSpot, greatestSmall, sumOf } from '@fairhouse/contract/families/dice/spots'
import { Container, type Sprite } from 'pixi.js'
import { easeInOut } from '../../motion/ease.ts'
import type { Motion } from '../../motion/motion.ts'
import type { Size } from '../../screen/open-screen.ts'
import { createShade } from '../../screen/shade.ts'
import { cue } from '../../sound/cue.ts'
import type { Sound } from '../../sound/sound.ts'
import type { Box } from '../../table/box.ts'
import { DiceTray } from '../../table/dice/dice-tray.ts'
import { Felt } from '../../table/felt.ts'
import { type PlaqueText, ResultPlaque } from '../../table/result-plaque.ts'
import { TableChips } from '../../table/table-chips.ts'
import { TableLights } from '../../table/table-lights.ts'
import type { DiceBoard } from './board.ts'
import type { DiceLayout, Standing } from './layout.ts'
import { placeOnScreen, tablePrint, type TableWords } from './table-print.ts'
import type { DiceTitle } from './title.ts'

export interface SceneOptions {
  readonly title: DiceTitle
  readonly motion: Motion
  readonly sound: Sound
  readonly calm: boolean
  readonly sharpness: number
  readonly spots: readonly DiceSpot[]
  readonly words: TableWords
  readonly money: (minorUnits: number) => string
  /** What a spot pays, as it is written. */
  readonly oddsOf: (spot: string) => string
}

/** The whole table on screen: cloth, chips, tray and result. */
export class DiceScene {
  readonly view = new Container()
  readonly options: SceneOptions
  readonly tray: DiceTray
  readonly chips: TableChips
  readonly lights: TableLights
  readonly plaque: ResultPlaque
  readonly #felt: Felt
  readonly #shade: Sprite
  #layout: DiceLayout | null = null
  #places: ReadonlyMap<string, Box> = new Map()
  /** How far the tray has come from its place at rest to its close-up. */
  #near = 0

  constructor(options: SceneOptions) {
    this.options = options
    const { title, motion, sound, calm, sharpness } = options
    const tools = { motion, calm }
    const placeOf = (spot: string): Box | undefined => this.#places.get(spot)
    this.#felt = new Felt(title.felt, sharpness)
    this.lights = new TableLights(motion, calm, placeOf)
    this.chips = new TableChips({ tools, sharpness, placeOf, size: () => this.chipSize })
    this.tray = new DiceTray({
      count: 3,
      motion,
      calm,
      dice: title.dice,
      tray: title.tray,
      struck: (strength) => cue(sound, title.cues.knock, 0.62 + 0.35 * strength),
    })
    this.plaque = new ResultPlaque(tools)
    this.#shade = createShade(0x0a0404)
    this.view.addChild(
      this.#felt.view,
      this.lights.view,
      this.chips.view,
      this.#shade,
      this.tray.view,
      this.plaque.view,
    )
  }

  /** Where every spot is now, CSS pixels. */
  get places(): ReadonlyMap<string, Box> {
    return this.#places
  }

  get lie(): DiceLayout['lie'] {
    return this.#layout?.lie ?? 'flat'
  }

  get chipSize(): number {
    const { width, height } = this.#layout?.cell ?? { width: 40, height: 40 }
    return Math.min(width * 0.6, height * 0.6, 52)
  }

  /** Where chips come from and go to: the tray's side of the table. */
  get bank(): { readonly x: number; readonly y: number } {
    return this.#layout?.tray ?? { x: 0, y: 0 }
  }

  /** Makes everything exactly so, at once. */
  show(board: DiceBoard): void {
    const { money } = this.options
    const kept = board.ended ? board.chips.filter(({ pay }) => pay > 0) : board.chips
    this.chips.show(kept.map(({ spot, stake, pay }) => ({ spot, amount: pay > 0 ? pay : stake })))
    if (!this.tray.moving || board.dice !== null) this.tray.show(board.dice)
    const cost = board.chips.reduce((sum, { stake }) => sum + stake, 0)
    const paid = { amount: money(board.won), isGain: board.won > cost }
    this.plaque.show(board.dice && cameOf(board.dice), board.won > 0 ? paid : null)
    this.lights.win(board.chips.flatMap(({ spot, pay }) => (pay > 0 ? [spot] : [])))
  }

  /** Brings the tray near, or back to its place, where the table leaves it little room. */
  async approach(near: boolean): Promise<void> {
    const { motion, calm } = this.options
    const [from, to] = [this.#near, near ? 1 : 0]
    if (from === to) return
    if (calm) return this.#come(to)
    await motion.tween(0.4, (share) => this.#come(from + (to - from) * share), easeInOut)
  }

  /** The same at once. */
  stand(near: boolean): void {
    this.#come(near ? 1 : 0)
  }

  layout(size: Size, layout: DiceLayout): void {
    const { spots, words, title, oddsOf } = this.options
    this.#layout = layout
    this.#places = new Map(spots.map((spot) => [spot.name, placeOnScreen(spot, layout)]))
    this.#felt.lay({
      size,
      edge: 'none',
      rail: 0,
      prints: tablePrint(spots, { layout, words, look: title.print, oddsOf }),
    })
    this.#shade.setSize(size.width, size.height)
    this.chips.arrange()
    this.lights.arrange()
    this.#come(this.#near)
  }

  close(): void {
    this.tray.close()
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
    stand(this.tray.view, between(layout.tray, layout.closeUp, near))
    stand(this.plaque.view, between(layout.result, layout.nearResult, near))
    this.#shade.visible = layout.lie === 'upright' && near > 0
    this.#shade.alpha = 0.72 * near
  }
}

function stand(view: Container, { x, y, size }: Standing): void {
  view.position.set(x, y)
  view.scale.set(size)
}

const between = (from: Standing, to: Standing, share: number): Standing => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
  size: from.size + (to.size - from.size) * share,
})

/** A sum on its plaque: big is red, small is black, and a triple, by which both lose, is green. */
export function cameOf(dice: readonly number[]): PlaqueText {
  const sum = sumOf(dice)
  const usual = sum > greatestSmall ? 'red' : 'black'
  return { text: String(sum), tone: dice.every((face) => face === dice[0]) ? 'green' : usual }
}
