import type { CrapsSpot } from '@fairhouse/contract/families/craps/spots'
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
import { type Laid, TableChips } from '../../table/table-chips.ts'
import { TableLights } from '../../table/table-lights.ts'
import { type CrapsBoard, merged } from './board.ts'
import { type CrapsLayout, puckPlace, type Standing } from './layout.ts'
import { Puck } from './puck.ts'
import { type CrapsTableWords, placeOnScreen, tablePrint } from './table-print.ts'
import type { CrapsTitle } from './title.ts'

export interface SceneOptions {
  readonly title: CrapsTitle
  readonly motion: Motion
  readonly sound: Sound
  readonly calm: boolean
  readonly sharpness: number
  readonly spots: readonly CrapsSpot[]
  readonly words: CrapsTableWords
  readonly money: (minorUnits: number) => string
  /** What a spot pays, as it is written. */
  readonly oddsOf: (spot: string) => string
}

/** The whole table on screen: cloth, chips, puck, tray and result. */
export class CrapsScene {
  readonly view = new Container()
  readonly options: SceneOptions
  readonly tray: DiceTray
  readonly chips: TableChips
  readonly lights: TableLights
  readonly plaque: ResultPlaque
  readonly puck: Puck
  readonly #felt: Felt
  readonly #shade: Sprite
  #layout: CrapsLayout | null = null
  #places: ReadonlyMap<string, Box> = new Map()
  #point: number | null = null
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
    this.puck = new Puck(tools)
    this.tray = new DiceTray({
      count: 2,
      motion,
      calm,
      dice: title.dice,
      tray: title.tray,
      struck: (strength) => cue(sound, title.cues.knock, 0.62 + 0.35 * strength),
    })
    this.plaque = new ResultPlaque(tools)
    this.#shade = createShade(0x03080a)
    this.view.addChild(
      this.#felt.view,
      this.lights.view,
      this.puck.view,
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

  get lie(): CrapsLayout['lie'] {
    return this.#layout?.lie ?? 'flat'
  }

  get chipSize(): number {
    const { width, height } = this.#layout?.cell ?? { width: 40, height: 40 }
    return Math.min(width * 0.46, height * 0.46, 46)
  }

  /** Where chips of the house come from and go to, and those of the player. */
  get bank(): { readonly x: number; readonly y: number } {
    return this.#layout?.tray ?? { x: 0, y: 0 }
  }

  get hand(): { readonly x: number; readonly y: number } {
    const { x, y, width, height } = this.#layout?.table ?? { x: 0, y: 0, width: 0, height: 0 }
    return { x: x + width / 2, y: y + height * 1.1 }
  }

  /** Makes everything exactly so, at once. @param laid chips that the player lays for the next roll. */
  show(board: CrapsBoard, laid: readonly Laid[] = []): void {
    const { money } = this.options
    const added = laid.map(({ spot, amount }) => ({ spot, stake: amount }))
    const bets = board.ended ? added : merged(board.bets, added)
    this.chips.show(bets.map(({ spot, stake }) => ({ spot, amount: stake })))
    if (!this.tray.moving || board.dice !== null) this.tray.show(board.dice)
    const paid = { amount: money(board.won), isGain: board.won > board.cost }
    this.plaque.show(board.dice && cameOf(board.dice), board.won > 0 ? paid : null)
    this.lights.win(board.paid.flatMap(({ spot, stake, pay }) => (pay > stake ? [spot] : [])))
    this.#point = board.point
    if (this.#layout) this.puck.stand(board.point !== null, puckPlace(board.point, this.#layout))
  }

  async movePuck(point: number | null): Promise<void> {
    this.#point = point
    if (this.#layout) await this.puck.move(point !== null, puckPlace(point, this.#layout))
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

  layout(size: Size, layout: CrapsLayout): void {
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
    this.puck.stand(this.#point !== null, puckPlace(this.#point, layout))
    this.chips.arrange()
    this.lights.arrange()
    this.#come(this.#near)
  }

  close(): void {
    this.tray.close()
    this.plaque.close()
    this.puck.close()
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

/** A sum on its plaque: a seven, which settles everything, is red. */
export function cameOf([one = 0, other = 0]: readonly number[]): PlaqueText {
  const sum = one + other
  return { text: String(sum), tone: sum === 7 ? 'red' : 'black' }
}
