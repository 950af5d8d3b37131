import type { CardsPaytable } from '@fairhouse/contract/families/cards/paytable'
import type { ActionName } from '@fairhouse/contract/rounds/round'
import {
  type ControlInsets,
  type GameStage,
  type Pace,
  paces,
  type StageListener,
  type StageOptions,
} from '../../rounds/game-stage.ts'
import { present, type TypedEvent } from '../../rounds/present.ts'
import type { RendererName } from '../../screen/choose-renderer.ts'
import { loadTextures } from '../../screen/load-textures.ts'
import { openScreen, type Screen } from '../../screen/open-screen.ts'
import type { DeckLook } from '../../table/card-faces.ts'
import type { Chip } from '../../table/chips.ts'
import { loadTypeface } from '../../table/typeface.ts'
import { after, beforeRound, boardOf, type CardsBoard, emptyBoard } from './board.ts'
import { cardsEventsOf } from './cards-events.ts'
import { stageCards } from './cards-handlers.ts'
import { boxPlaceOf } from './box-places.ts'
import type { Box } from './layout.ts'
import { type CardsScene, openScene } from './scene.ts'
import { type PeelAsk, Squeeze } from './squeeze/squeeze.ts'
import { squeezedEvents } from './squeeze/squeezed-events.ts'
import type { CardsTitle } from './title.ts'

/** Where the page lays what is pressed over the picture, CSS pixels, by the name of the place. */
export type SpotBoxes = Readonly<Record<string, Box>>

export interface CardsListener extends StageListener {
  readonly spotsMoved: (spots: SpotBoxes) => void
  /** A card waits for the player to open it; null: none does any more. */
  readonly peelAsked: (ask: PeelAsk | null) => void
}

export interface CardsOptions extends Omit<StageOptions, 'paytable' | 'listener'> {
  readonly title: CardsTitle
  readonly rules: CardsPaytable['rules']
  /** Chips of the table, from the smallest. */
  readonly chips: readonly Chip[]
  /** How cards are printed. */
  readonly deck: DeckLook
  readonly listener: CardsListener
}

/**
 * Opens a table of cards inside an element and shows it at rest.
 * @throws NoPictureError when the browser cannot draw; Error when a picture cannot be loaded.
 */
export async function openCards(element: HTMLElement, options: CardsOptions): Promise<CardsStage> {
  const { title, listener, drawing } = options
  const [screen, textures] = await Promise.all([
    openScreen(element, { drawing, onLost: listener.pictureLost }),
    loadTextures(title.pictures, options.progress),
    loadTypeface(),
  ])
  const scene = openScene({ ...options, motion: screen.motion, textures })
  return new CardsStage({ options, screen, scene, owned: [textures] })
}

interface StageParts {
  readonly options: CardsOptions
  readonly screen: Screen
  readonly scene: CardsScene
  /** What is freed with the stage. */
  readonly owned: readonly { close(): void }[]
}

/** Chips that a move of the player's put down, and no bet. */
function isAddedLater(spot: string): boolean {
  const part = boxPlaceOf(spot)?.part
  return part === 'split' || part === 'insurance'
}

/** A table of cards on screen. */
export class CardsStage implements GameStage {
  readonly #parts: StageParts
  readonly #stopResizing: () => void
  #board: CardsBoard = emptyBoard
  #room: ControlInsets
  #awaits = false
  #closed = false
  #presenting: Promise<void> = Promise.resolve()
  readonly #squeeze: Squeeze

  constructor(parts: StageParts) {
    this.#parts = parts
    this.#squeeze = new Squeeze(parts.screen.motion, parts.options.listener.peelAsked)
    this.#room = parts.options.insets
    parts.screen.root.addChild(parts.scene.view)
    this.#stopResizing = parts.screen.onResize(() => this.#arrange())
  }

  get renderer(): RendererName {
    return this.#parts.screen.renderer
  }

  get board(): CardsBoard {
    return this.#board
  }

  stake(): void {}

  /** Cards of another print, at once. */
  print(deck: DeckLook): void {
    if (!this.#closed) this.#parts.scene.hands.print(deck)
  }

  /** Hands whose cards the player opens by hand from the next answer on. */
  squeeze(hands: ReadonlySet<string>): void {
    this.#squeeze.hands = hands
  }

  /** Chips that lie there for the next round, minor units by place; what the last round left goes from the table. */
  place(bets: Readonly<Record<string, number>>): void {
    if (!this.#closed) this.#settle(beforeRound(bets))
  }

  /** The table waits for the house; cards of the last round go at once. */
  begin(action: ActionName): void {
    if (this.#closed) return
    this.#awaits = true
    if (action !== 'bet' || this.#board.hands.length === 0) return
    const { scene } = this.#parts
    const stakes = Object.fromEntries(this.#board.bets.map(({ spot, stake }) => [spot, stake]))
    const isPlain = this.#board.bets.every(({ spot }) => !isAddedLater(spot))
    this.#board = isPlain ? beforeRound(stakes) : emptyBoard
    this.#presenting = scene.hands.sweep(scene.layout.tray)
    scene.bets.show(this.#board)
    scene.plates.show(this.#board)
  }

  standStill(): void {
    if (this.#closed) return
    this.#awaits = false
    this.#settle(this.#board)
  }

  present(events: readonly TypedEvent[]): Promise<void> {
    if (!this.#closed) this.#presenting = this.#present(events, this.#presenting)
    return this.#presenting
  }

  async #present(events: readonly TypedEvent[], before: Promise<void>): Promise<void> {
    const { scene, screen, options } = this.#parts
    const { title, sound, listener } = options
    await before
    const { hands } = this.#squeeze
    await present(squeezedEvents(cardsEventsOf(events), hands), {
      board: this.#board,
      after,
      handlers: stageCards({
        scene,
        sound,
        cues: title.cues,
        won: listener.won,
        squeeze: this.#squeeze,
      }),
      settle: (board) => this.#settle(board),
    })
    this.#awaits = false
    screen.motion.hurrying = false
  }

  show(events: readonly TypedEvent[]): void {
    if (this.#closed) return
    this.#awaits = false
    this.#settle(boardOf(cardsEventsOf(events)))
  }

  get awaitsResult(): boolean {
    return this.#awaits || !this.#board.isOver
  }

  hurry(): void {
    this.#parts.screen.motion.hurrying = true
    this.#squeeze.openAll()
  }

  finish(): void {
    this.hurry()
  }

  pace(pace: Pace): void {
    this.#parts.screen.motion.pace = paces[pace] * this.#parts.options.drawing.haste
  }

  insets(insets: ControlInsets): void {
    this.#room = insets
    if (!this.#closed) this.#arrange()
  }

  async close(): Promise<void> {
    const { scene, screen, owned } = this.#parts
    if (this.#closed) return
    this.#closed = true
    this.#stopResizing()
    this.hurry()
    screen.motion.close()
    // What still moves holds on to pictures; they are taken away when it has come to its end.
    await this.#presenting
    scene.close()
    screen.close()
    for (const owner of owned) owner.close()
  }

  #settle(board: CardsBoard): void {
    this.#board = board
    this.#parts.scene.show(board)
  }

  #arrange(): void {
    const { screen, scene, options } = this.#parts
    scene.lay(screen.size, this.#room)
    scene.show(this.#board)
    options.listener.spotsMoved(scene.layout.spots)
  }
}
