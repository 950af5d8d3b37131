import type { InstantPaytable } from '@fairhouse/contract/families/instant/paytable'
import type { Json } from '@fairhouse/contract/json'
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
import { createBrushes } from '../../screen/brushes.ts'
import { loadTextures } from '../../screen/load-textures.ts'
import { openScreen, type Screen } from '../../screen/open-screen.ts'
import { createSparks } from '../../screen/sparks.ts'
import { loadTypeface } from '../../table/typeface.ts'
import { after, boardOf, emptyBoard, type InstantBoard } from './board.ts'
import { InstantScene } from './scene.ts'
import { handlersOf } from './handlers.ts'
import { type InstantEvent, instantEventsOf } from './instant-events.ts'
import { type Box, layoutInstant } from './layout.ts'
import { openPlay } from './open-play.ts'
import type { Foil } from './play.ts'
import type { InstantTitle } from './title.ts'

/** Where the page lays what is pressed and read over the picture, CSS pixels. */
export interface InstantPlaces {
  readonly panel: Box
  /** Tiles that may be pressed now, by their number, in a grid of so many columns; empty while none may be. */
  readonly tiles: readonly Box[]
  readonly columns: number
  readonly portrait: boolean
}

export interface InstantListener extends StageListener {
  readonly placesMoved: (places: InstantPlaces) => void
}

export interface InstantOptions extends Omit<StageOptions, 'paytable' | 'listener'> {
  readonly title: InstantTitle
  readonly paytable: InstantPaytable
  /** A multiple as the page writes it, of hundredths. */
  readonly times: (hundredths: number) => string
  readonly listener: InstantListener
}

/** Pixels of the screen for a CSS pixel: finer is not seen. */
const sharpest = 2

/**
 * Opens an instant game inside an element and shows it at rest.
 * @throws NoPictureError when the browser cannot draw; Error when a picture cannot be loaded.
 */
export async function openInstant(
  element: HTMLElement,
  options: InstantOptions,
): Promise<InstantStage> {
  const { title, listener, drawing, sound, calm, paytable, times } = options
  const [screen, textures] = await Promise.all([
    openScreen(element, { drawing, onLost: listener.pictureLost }),
    loadTextures(title.pictures, options.progress),
    loadTypeface(),
  ])
  const { motion } = screen
  const sharpness = Math.min(sharpest, devicePixelRatio)
  const brushes = createBrushes(100, 1)
  const sparks = createSparks(motion, calm)
  const bet = { stake: 1 }
  const amount = (hundredths: number): string => options.money((hundredths * bet.stake) / 100)
  const tools = {
    motion,
    brushes,
    sparks,
    sound,
    calm,
    sharpness,
    paytable,
    times,
    amount,
    ...title,
  }
  const play = openPlay(tools)
  const scene = new InstantScene({ ...tools, textures, play })
  sound.music(title.cues.music)
  return new InstantStage(screen, scene, { options, bet, owned: [brushes, textures] })
}

/** An instant game on screen. */
export class InstantStage implements GameStage {
  readonly #screen: Screen
  readonly #scene: InstantScene
  readonly #options: InstantOptions
  /** What is freed with the stage. */
  readonly #owned: readonly { close(): void }[]
  readonly #stopResizing: () => void
  /** What the round on screen cost, minor units; what is printed on it goes by it. */
  readonly #bet: { stake: number }
  #board: InstantBoard = emptyBoard
  #selected: Json | null = null
  #room: ControlInsets
  #box: Box = { x: 0, y: 0, width: 1, height: 1 }
  #portrait = false
  #begun = false
  #closed = false
  #presenting: Promise<void> = Promise.resolve()

  constructor(
    screen: Screen,
    scene: InstantScene,
    given: {
      readonly options: InstantOptions
      readonly bet: { stake: number }
      readonly owned: readonly { close(): void }[]
    },
  ) {
    this.#screen = screen
    this.#scene = scene
    this.#options = given.options
    this.#owned = given.owned
    this.#bet = given.bet
    this.#room = given.options.insets
    screen.root.addChild(scene.view)
    this.#stopResizing = screen.onResize(() => this.#arrange())
    this.#settle(this.#board)
  }

  get renderer(): RendererName {
    return this.#screen.renderer
  }

  get board(): InstantBoard {
    return this.#board
  }

  stake(minorUnits: number): void {
    this.#bet.stake = minorUnits
  }

  /** What the next bet is on; what the last round left goes from the screen. */
  select(selected: Json | null): void {
    this.#selected = selected
    if (this.#closed || this.#begun || !this.#board.finished) return
    this.#settle(emptyBoard)
  }

  /** Marks the tile under the pointer or the focus. */
  point(tile: number | null): void {
    if (!this.#closed) this.#scene.play.point(tile)
  }

  /** Foil to rub off; null in a game without. */
  get foil(): Foil | null {
    return this.#scene.play.foil ?? null
  }

  begin(action: ActionName, data: Json | null): void {
    if (this.#closed) return
    this.#begun = true
    if (action === 'bet') {
      this.#selected = data
      this.#scene.clear()
    }
    this.#scene.play.begin(action, data)
    this.#tellPlaces()
  }

  standStill(): void {
    this.#begun = false
    if (!this.#closed) this.#settle(this.#board)
  }

  present(events: readonly TypedEvent[]): Promise<void> {
    if (!this.#closed) this.#presenting = this.#present(instantEventsOf(events))
    return this.#presenting
  }

  async #present(events: readonly InstantEvent[]): Promise<void> {
    const { motion } = this.#screen
    await present(events, {
      board: this.#board,
      after,
      handlers: handlersOf({
        scene: this.#scene,
        motion,
        title: this.#options.title,
        sound: this.#options.sound,
        money: this.#options.money,
        times: this.#options.times,
        won: this.#options.listener.won,
        stake: () => this.#bet.stake,
      }),
      settle: (board) => {
        this.#begun = false
        this.#settle(board)
      },
    })
    motion.hurrying = false
  }

  show(events: readonly TypedEvent[]): void {
    if (this.#closed) return
    this.#begun = false
    this.#settle(boardOf(instantEventsOf(events)))
  }

  get awaitsResult(): boolean {
    return this.#begun
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
    // What still moves holds on to pictures; they are taken away when it has come to its end.
    await this.#presenting
    this.#scene.close()
    for (const owner of this.#owned) owner.close()
    this.#screen.close()
  }

  #settle(board: InstantBoard): void {
    this.#board = board
    this.#scene.show(board, this.#selected)
    this.#tellPlaces()
  }

  #arrange(): void {
    const { size } = this.#screen
    const { game } = this.#options.paytable.rules
    const { logoRatio } = this.#scene
    const layout = layoutInstant(size, this.#room, { game, logoRatio })
    this.#box = layout.panel
    this.#portrait = layout.portrait
    this.#scene.layout(size, layout)
    this.#scene.show(this.#board, this.#selected)
    this.#tellPlaces()
  }

  #tellPlaces(): void {
    const { boxes, columns } = this.#scene.play.tiles(this.#board)
    this.#options.listener.placesMoved({
      panel: this.#box,
      tiles: this.#begun ? [] : boxes,
      columns,
      portrait: this.#portrait,
    })
  }
}
