import { diceSpots } from '@fairhouse/contract/families/dice/spots'
import type { DicePaytable } from '@fairhouse/contract/families/dice/paytable'
import type { ActionName } from '@fairhouse/contract/rounds/round'
import {
  type ControlInsets,
  type GameStage,
  type Pace,
  paces,
  type StageOptions,
} from '../../rounds/game-stage.ts'
import { present, type TypedEvent } from '../../rounds/present.ts'
import { openScreen, type Screen } from '../../screen/open-screen.ts'
import type { Chip } from '../../table/chips.ts'
import { loadTypeface } from '../../table/typeface.ts'
import { after, boardOf, emptyBoard, type DiceBoard } from './board.ts'
import { layoutDice } from './layout.ts'
import { diceEventsOf, type DiceEvent } from './dice-events.ts'
import { diceHandlers } from './dice-handlers.ts'
import { DiceScene } from './scene.ts'
import type { Box } from '../../table/box.ts'
import type { Lie } from './spot-places.ts'
import type { Laid } from '../../table/table-chips.ts'
import type { TableWords } from './table-print.ts'
import type { DiceTitle } from './title.ts'

export interface DiceOptions extends Omit<StageOptions, 'paytable'> {
  readonly title: DiceTitle
  readonly paytable: DicePaytable
  readonly words: TableWords
  /** The table has another place on the screen. */
  readonly moved: (places: TablePlaces) => void
}

/** Where spots are that may be touched, CSS pixels. */
export interface TablePlaces {
  readonly lie: Lie
  readonly places: ReadonlyMap<string, Box>
  readonly chipSize: number
}

/**
 * Opens a table of dice inside an element and shows it at rest.
 * @throws NoPictureError when the browser cannot draw.
 */
export async function openDice(element: HTMLElement, options: DiceOptions): Promise<DiceStage> {
  const [screen] = await Promise.all([
    openScreen(element, { drawing: options.drawing, onLost: options.listener.pictureLost }),
    loadTypeface(),
  ])
  options.progress(1)
  const { title, sound, calm, words, money, paytable, drawing } = options
  const sharpness = Math.min(devicePixelRatio, drawing.sharpness)
  const scene = new DiceScene({
    title,
    sound,
    calm,
    words,
    money,
    spots: diceSpots,
    oddsOf: writtenOdds(paytable),
    motion: screen.motion,
    sharpness: Math.max(1, sharpness),
  })
  return new DiceStage(screen, scene, options)
}

/** What each spot of a table pays, as it is written: `6:1`, of a single number `1:1 · 2:1 · 12:1`. */
export function writtenOdds({ spots }: DicePaytable): (spot: string) => string {
  const odds = new Map(spots.map((one) => [one.spot, one.odds]))
  return (spot) => (odds.get(spot) ?? []).map((to) => `${to}:1`).join(' · ')
}

/** A table of dice on screen. */
export class DiceStage implements GameStage {
  readonly #screen: Screen
  readonly #scene: DiceScene
  readonly #options: DiceOptions
  readonly #stopResizing: () => void
  #board: DiceBoard = emptyBoard
  /** Chips that the player lays for the next round; null while the last one is shown. */
  #laid: readonly Laid[] | null = null
  #room: ControlInsets
  #stake = 0
  #closed = false
  #presenting: Promise<void> = Promise.resolve()

  constructor(screen: Screen, scene: DiceScene, options: DiceOptions) {
    this.#screen = screen
    this.#scene = scene
    this.#options = options
    this.#room = options.insets
    screen.root.addChild(scene.view)
    this.#stopResizing = screen.onResize(() => this.#arrange())
    this.#settle(this.#board)
    options.sound.music(options.title.cues.music)
  }

  /** What the table shows of the round, as plain values. */
  get board(): DiceBoard {
    return this.#board
  }

  stake(minorUnits: number): void {
    this.#stake = minorUnits
  }

  /** Chips of this table, smallest first. */
  chips(chips: readonly Chip[]): void {
    if (!this.#closed) this.#scene.chips.use(chips)
  }

  /** Shows what the player has laid for the next round; the last one's chips go. */
  lay(laid: readonly Laid[]): void {
    if (this.#closed) return
    this.#laid = laid
    this.#scene.chips.show(laid)
  }

  /** One more chip falls on a spot of what is laid. */
  drop(spot: string, value: number): void {
    if (this.#closed) return
    const { sound, title } = this.#options
    if (title.cues.chip) sound.play(title.cues.chip, { rate: 0.95 + 0.1 * Math.random() })
    if (this.#laid === null) this.lay([])
    const laid = this.#laid ?? []
    const before = laid.find((one) => one.spot === spot)?.amount ?? 0
    this.#laid = [...laid.filter((one) => one.spot !== spot), { spot, amount: before + value }]
    void this.#scene.chips.drop(spot, value)
  }

  /** Lights what a chip on this spot would cover. */
  point(spots: readonly string[]): void {
    if (!this.#closed) this.#scene.lights.point(spots)
  }

  begin(action: ActionName): void {
    if (this.#closed || action !== 'bet') return
    this.#scene.plaque.show(null)
    this.#scene.lights.win([])
    this.#scene.lights.point([])
    this.#scene.tray.lift()
    void this.#scene.approach(true)
  }

  standStill(): void {
    if (this.#closed) return
    const laid = this.#laid
    this.#scene.tray.show(this.#board.dice)
    this.#scene.stand(false)
    this.#settle(this.#board)
    if (laid) this.lay(laid)
  }

  present(events: readonly TypedEvent[]): Promise<void> {
    if (!this.#closed) this.#presenting = this.#present(diceEventsOf(events))
    return this.#presenting
  }

  async #present(events: readonly DiceEvent[]): Promise<void> {
    const { listener } = this.#options
    this.#laid = null
    const heard = { won: listener.won, stake: () => this.#stake }
    const handlers = diceHandlers(this.#scene, heard)
    await present(events, {
      board: this.#board,
      after,
      handlers,
      settle: (board) => this.#settle(board),
    })
    this.#screen.motion.hurrying = false
    if (this.#closed) return
    this.#scene.stand(false)
  }

  show(events: readonly TypedEvent[]): void {
    if (this.#closed) return
    this.#laid = null
    this.#scene.stand(false)
    this.#settle(boardOf(diceEventsOf(events)))
  }

  get awaitsResult(): boolean {
    return this.#scene.tray.moving
  }

  hurry(): void {
    this.#screen.motion.hurrying = true
  }

  finish(): void {
    this.hurry()
  }

  pace(pace: Pace): void {
    this.#screen.motion.pace = paces[pace] * this.#options.drawing.haste
  }

  insets(insets: ControlInsets): void {
    this.#room = insets
    if (!this.#closed) this.#arrange()
  }

  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    this.#stopResizing()
    this.finish()
    this.#screen.motion.close()
    await this.#presenting
    this.#scene.close()
    this.#screen.close()
  }

  #settle(board: DiceBoard): void {
    this.#board = board
    this.#scene.show(board)
  }

  #arrange(): void {
    const { size } = this.#screen
    this.#scene.layout(size, layoutDice(size, this.#room))
    const { lie, places, chipSize } = this.#scene
    this.#options.moved({ lie, places, chipSize })
  }
}
