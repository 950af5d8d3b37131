import type { CrapsPaytable } from '@fairhouse/contract/families/craps/paytable'
import { crapsSpots } from '@fairhouse/contract/families/craps/spots'
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
import { after, boardOf, emptyBoard, type CrapsBoard } from './board.ts'
import { layoutCraps } from './layout.ts'
import { crapsEventsOf, type CrapsEvent } from './craps-events.ts'
import { crapsHandlers } from './craps-handlers.ts'
import { CrapsScene } from './scene.ts'
import type { Box } from '../../table/box.ts'
import type { Lie } from './spot-places.ts'
import type { Laid } from '../../table/table-chips.ts'
import type { CrapsTableWords } from './table-print.ts'
import type { CrapsTitle } from './title.ts'

export interface CrapsOptions extends Omit<StageOptions, 'paytable'> {
  readonly title: CrapsTitle
  readonly paytable: CrapsPaytable
  readonly words: CrapsTableWords
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
 * Opens a craps table inside an element and shows it at rest.
 * @throws NoPictureError when the browser cannot draw.
 */
export async function openCraps(element: HTMLElement, options: CrapsOptions): Promise<CrapsStage> {
  const [screen] = await Promise.all([
    openScreen(element, { drawing: options.drawing, onLost: options.listener.pictureLost }),
    loadTypeface(),
  ])
  options.progress(1)
  const { title, sound, calm, words, money, paytable, drawing } = options
  const sharpness = Math.min(devicePixelRatio, drawing.sharpness)
  const scene = new CrapsScene({
    title,
    sound,
    calm,
    words,
    money,
    spots: crapsSpots,
    oddsOf: writtenOdds(paytable),
    motion: screen.motion,
    sharpness: Math.max(1, sharpness),
  })
  return new CrapsStage(screen, scene, options)
}

/** What each spot of a table pays, as it is written: `9:5`; odds of a line bet, which go by the point, not at all. */
export function writtenOdds({ spots }: Pick<CrapsPaytable, 'spots'>): (spot: string) => string {
  const written = new Map<string, Set<string>>()
  for (const { spot, odds } of spots) {
    const all = written.get(spot) ?? new Set()
    written.set(spot, all.add(`${odds.pays}:${odds.per}`))
  }
  return (spot) => [...(written.get(spot) ?? [])].join(' · ')
}

/** A craps table on screen. */
export class CrapsStage implements GameStage {
  readonly #screen: Screen
  readonly #scene: CrapsScene
  readonly #options: CrapsOptions
  readonly #stopResizing: () => void
  #board: CrapsBoard = emptyBoard
  /** Chips that the player lays for the next roll. */
  #laid: readonly Laid[] = []
  #room: ControlInsets
  #stake = 0
  #closed = false
  #presenting: Promise<void> = Promise.resolve()

  constructor(screen: Screen, scene: CrapsScene, options: CrapsOptions) {
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
  get board(): CrapsBoard {
    return this.#board
  }

  stake(minorUnits: number): void {
    this.#stake = minorUnits
  }

  /** Chips of this table, smallest first. */
  chips(chips: readonly Chip[]): void {
    if (!this.#closed) this.#scene.chips.use(chips)
  }

  /** Shows what the player has laid for the next roll, beside the bets that wait for it. */
  lay(laid: readonly Laid[]): void {
    if (this.#closed) return
    this.#laid = laid
    this.#scene.show(this.#board, laid)
  }

  /** One more chip falls on a spot of what is laid. */
  drop(spot: string, value: number): void {
    if (this.#closed) return
    const { sound, title } = this.#options
    if (title.cues.chip) sound.play(title.cues.chip, { rate: 0.95 + 0.1 * Math.random() })
    const laid = this.#laid
    const before = laid.find((one) => one.spot === spot)?.amount ?? 0
    this.#laid = [...laid.filter((one) => one.spot !== spot), { spot, amount: before + value }]
    void this.#scene.chips.drop(spot, value)
  }

  /** Lights what a chip on this spot would cover. */
  point(spots: readonly string[]): void {
    if (!this.#closed) this.#scene.lights.point(spots)
  }

  begin(action: ActionName): void {
    if (this.#closed || action === 'takeBets') return
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
    this.lay(laid)
  }

  present(events: readonly TypedEvent[]): Promise<void> {
    if (!this.#closed) this.#presenting = this.#present(crapsEventsOf(events))
    return this.#presenting
  }

  async #present(events: readonly CrapsEvent[]): Promise<void> {
    const { listener } = this.#options
    this.#laid = []
    const heard = { won: listener.won, stake: () => this.#stake }
    const handlers = crapsHandlers(this.#scene, heard)
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
    this.#laid = []
    this.#scene.stand(false)
    this.#settle(boardOf(crapsEventsOf(events)))
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

  #settle(board: CrapsBoard): void {
    this.#board = board
    this.#scene.show(board, this.#laid)
  }

  #arrange(): void {
    const { size } = this.#screen
    this.#scene.layout(size, layoutCraps(size, this.#room))
    const { lie, places, chipSize } = this.#scene
    this.#options.moved({ lie, places, chipSize })
  }
}
