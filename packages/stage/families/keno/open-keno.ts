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
import { loadGlyphs } from '../../screen/bitmap-font.ts'
import { createBrushes } from '../../screen/brushes.ts'
import { loadFonts } from '../../screen/load-fonts.ts'
import { loadTextures } from '../../screen/load-textures.ts'
import { openScreen, type Screen } from '../../screen/open-screen.ts'
import type { RendererName } from '../../screen/choose-renderer.ts'
import type { StagedLevel } from '../../wins/win-level.ts'
import { after, boardOf, emptyBoard, type KenoBoard, marked } from './board.ts'
import { kenoEventsOf } from './keno-events.ts'
import { stageKeno } from './keno-handlers.ts'
import { type Box, boxOfNumber, layoutKeno } from './layout.ts'
import { paintBalls } from './paint-balls.ts'
import { type KenoScene, openScene } from './scene.ts'
import type { KenoTitle } from './title.ts'

/** Where the page lays what is pressed and read over the picture, CSS pixels. */
export interface KenoPlaces {
  /** By number, from 1. */
  readonly numbers: readonly Box[]
  readonly columns: number
  /** Which card or risk, where there is a choice; upright it is a strip. */
  readonly choice: Box
  /** What the ticket pays; upright it is a strip. */
  readonly pays: Box
  /** What helps to fill in a ticket. */
  readonly tools: Box
  readonly portrait: boolean
}

export interface KenoListener extends StageListener {
  readonly placesMoved: (places: KenoPlaces) => void
  /** How the draw stands: the board of it; null before a draw. */
  readonly caught: (board: KenoBoard | null) => void
}

export interface KenoOptions extends Omit<StageOptions, 'paytable' | 'listener'> {
  readonly title: KenoTitle
  /** Balls in the machine, and how many a round draws. */
  readonly numbers: number
  readonly balls: number
  /** The player chooses among cards or risks. */
  readonly hasChoice: boolean
  /** The last ball may win free draws. */
  readonly hasFreeGames: boolean
  readonly levelWords: Readonly<Record<StagedLevel, string>>
  readonly listener: KenoListener
}

/**
 * Opens a game of keno inside an element and shows it at rest.
 * @throws NoPictureError when the browser cannot draw; Error when a picture cannot be loaded.
 */
export async function openKeno(element: HTMLElement, options: KenoOptions): Promise<KenoStage> {
  const { title, listener, drawing, numbers } = options
  const [screen, textures, glyphs] = await Promise.all([
    openScreen(element, { drawing, onLost: listener.pictureLost }),
    loadTextures(title.pictures, options.progress),
    loadGlyphs(title.amounts),
    loadFonts(title.fonts),
  ])
  const { motion } = screen
  const brushes = createBrushes(100, 1)
  const balls = paintBalls(numbers, title.colours.balls)
  const scene = openScene({ ...options, motion, textures, brushes, glyphs, balls })
  return new KenoStage({ options, screen, scene, owned: [balls, brushes, glyphs, textures] })
}

interface StageParts {
  readonly options: KenoOptions
  readonly screen: Screen
  readonly scene: KenoScene
  /** What is freed with the stage. */
  readonly owned: readonly { close(): void }[]
}

/** A game of keno on screen. */
export class KenoStage implements GameStage {
  readonly #parts: StageParts
  readonly #stopResizing: () => void
  #board: KenoBoard = emptyBoard
  #room: ControlInsets
  #stake = 1
  #finishing = false
  #closed = false
  #stopTurning = (): void => {}
  #presenting: Promise<void> = Promise.resolve()

  constructor(parts: StageParts) {
    this.#parts = parts
    this.#room = parts.options.insets
    parts.screen.root.addChild(parts.scene.view)
    this.#stopResizing = parts.screen.onResize(() => this.#arrange())
    this.#settle(this.#board)
  }

  get renderer(): RendererName {
    return this.#parts.screen.renderer
  }

  get board(): KenoBoard {
    return this.#board
  }

  stake(minorUnits: number): void {
    this.#stake = minorUnits
  }

  /** The tickets that are marked for the next round; the last draw goes from the board. */
  mark(cards: KenoBoard['cards']): void {
    if (this.#closed) return
    this.#settle(marked(cards))
    this.#parts.options.listener.caught(null)
  }

  /** Looks at one of several cards, from 0. */
  look(card: number): void {
    if (!this.#closed) this.#parts.scene.numbers.look(card)
  }

  /** The machine runs within a frame, before the house has answered. */
  begin(_: ActionName, data: Json | null): void {
    if (this.#closed) return
    const { scene, options } = this.#parts
    this.#settle(marked(cardsOf(data) ?? this.#board.cards))
    scene.machine.run(true)
    this.#turn(options.title.cues.turn)
  }

  standStill(): void {
    if (this.#closed) return
    this.#turn(null)
    this.#parts.scene.machine.run(false)
    this.#settle(this.#board)
  }

  present(events: readonly TypedEvent[]): Promise<void> {
    if (!this.#closed) this.#presenting = this.#present(events)
    return this.#presenting
  }

  async #present(events: readonly TypedEvent[]): Promise<void> {
    const { scene, screen, options } = this.#parts
    const { title, sound, listener } = options
    await present(kenoEventsOf(events), {
      board: this.#board,
      after,
      handlers: stageKeno({
        scene,
        sound,
        motion: screen.motion,
        cues: title.cues,
        stake: () => this.#stake,
        finishing: () => this.#finishing,
        won: listener.won,
        caught: (board) => this.#tellCaught(board),
        turning: (isOn) => this.#turn(isOn ? title.cues.turn : null),
      }),
      settle: (board) => this.#settle(board),
    })
    this.#turn(null)
    screen.motion.hurrying = false
    this.#finishing = false
  }

  show(events: readonly TypedEvent[]): void {
    if (this.#closed) return
    this.#parts.scene.machine.run(false)
    this.#turn(null)
    this.#settle(boardOf(kenoEventsOf(events)))
    this.#tellCaught(this.#board)
  }

  get awaitsResult(): boolean {
    return this.#parts.scene.machine.running || !this.#board.finished
  }

  hurry(): void {
    this.#parts.screen.motion.hurrying = true
  }

  finish(): void {
    this.#finishing = true
    this.hurry()
  }

  pace(pace: Pace): void {
    this.#parts.screen.motion.pace = paces[pace] * this.#parts.options.drawing.haste
  }

  /** Marks the number under the pointer or the focus. */
  point(number: number | null): void {
    if (!this.#closed) this.#parts.scene.numbers.point(number)
  }

  insets(insets: ControlInsets): void {
    this.#room = insets
    if (!this.#closed) this.#arrange()
  }

  async close(): Promise<void> {
    const { scene, screen, owned } = this.#parts
    if (this.#closed) return
    this.#closed = true
    this.#turn(null)
    this.#stopResizing()
    this.finish()
    screen.motion.close()
    // What still moves holds on to pictures; they are taken away when it has come to its end.
    await this.#presenting
    scene.close()
    screen.close()
    for (const owner of owned) owner.close()
  }

  #settle(board: KenoBoard): void {
    this.#board = board
    this.#parts.scene.show(board)
  }

  #tellCaught(board: KenoBoard): void {
    const { listener } = this.#parts.options
    listener.caught(board.balls === 0 ? null : board)
  }

  /** The sound of the machine, for as long as it turns. */
  #turn(cue: string | null): void {
    this.#stopTurning()
    this.#stopTurning = cue === null ? () => {} : this.#parts.options.sound.hold(cue)
  }

  #arrange(): void {
    const { screen, scene, options } = this.#parts
    const { numbers, balls, listener } = options
    const layout = layoutKeno(screen.size, this.#room, {
      numbers,
      balls,
      hasChoice: options.hasChoice,
      logoRatio: scene.logoRatio,
    })
    scene.layout(screen.size, layout)
    scene.show(this.#board)
    listener.placesMoved({
      numbers: Array.from({ length: numbers }, (_, index) => boxOfNumber(layout, index + 1)),
      columns: layout.columns,
      choice: layout.choice,
      pays: layout.pays,
      tools: layout.tools,
      portrait: layout.portrait,
    })
  }
}

/** The tickets of a bet as it is sent. */
function cardsOf(data: Json | null): KenoBoard['cards'] | null {
  if (typeof data !== 'object' || data === null) return null
  const cards = 'cards' in data ? data['cards'] : 'spots' in data ? [data['spots']] : null
  if (!Array.isArray(cards)) return null
  return cards.map((spots) =>
    Array.isArray(spots) ? spots.filter((spot) => typeof spot === 'number') : [],
  )
}
