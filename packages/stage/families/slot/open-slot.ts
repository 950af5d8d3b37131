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
import { type SlotEvent, slotEventsOf } from './slot-events.ts'
import { createBrushes } from '../../screen/brushes.ts'
import type { RendererName } from '../../screen/choose-renderer.ts'
import { loadGlyphs } from '../../screen/bitmap-font.ts'
import { drawTexture } from '../../screen/draw-texture.ts'
import { loadTextures } from '../../screen/load-textures.ts'
import { openScreen, type Screen } from '../../screen/open-screen.ts'
import { createSparks } from '../../screen/sparks.ts'
import { after, boardOf, emptyBoard } from './board.ts'
import type { SlotBoard } from './board-shape.ts'
import { JackpotMeters } from './jackpot-meters.ts'
import { layoutSlot } from './layout.ts'
import { hasFeature, openScene, type Scene } from './scene.ts'
import { cellSize, lookOf, type SlotSkin } from './skin.ts'
import { stageSlot } from './slot-handlers.ts'
import type { Choices, SlotTitle } from './title.ts'
import type { StagedLevel } from '../../wins/win-level.ts'

export interface SlotOptions extends Omit<StageOptions, 'paytable' | 'listener'> {
  readonly title: SlotTitle
  readonly lines: readonly (readonly number[])[]
  readonly levelWords: Readonly<Record<StagedLevel, string>>
  readonly listener: SlotListener
}

export interface SlotListener extends StageListener {
  /** What may be pressed on the stage now, and where it is; null when there is nothing. */
  readonly choicesMoved: (choices: Choices | null) => void
}

/**
 * Opens a slot inside an element and shows it at rest.
 * @throws NoPictureError when the browser cannot draw; Error when a picture cannot be loaded.
 */
export async function openSlot(element: HTMLElement, options: SlotOptions): Promise<SlotStage> {
  const { title } = options
  const [screen, textures, glyphs] = await Promise.all([
    openScreen(element, { drawing: options.drawing, onLost: options.listener.pictureLost }),
    loadTextures(title.pictures, options.progress),
    loadGlyphs(title.amounts),
    loadFonts(title.fonts),
  ])
  const { motion } = screen
  const skin = title.skin(textures, options.language)
  const brushes = createBrushes(cellSize, skin.shape.rows)
  const sparks = createSparks(motion, options.calm)
  const meters = new JackpotMeters(title.jackpots)
  const scene = openScene({ ...options, skin, textures, brushes, glyphs, sparks, motion, meters })
  // What comes later only adorns; without it the game is complete.
  textures.add(title.laterPictures).catch(reportError)
  return new SlotStage({
    ...options,
    screen,
    scene,
    skin,
    meters,
    owned: [brushes, glyphs, textures],
  })
}

interface StageParts extends Pick<SlotOptions, 'title' | 'listener' | 'insets' | 'drawing'> {
  readonly screen: Screen
  readonly scene: Scene
  readonly skin: SlotSkin
  readonly meters: JackpotMeters
  /** What is freed with the stage. */
  readonly owned: readonly { close(): void }[]
}

/** A slot on screen. */
export class SlotStage implements GameStage {
  readonly #parts: StageParts
  readonly #stopResizing: () => void
  #board: SlotBoard
  #room: ControlInsets
  #finishing = false
  #closed = false
  #presenting: Promise<void> = Promise.resolve()

  constructor(parts: StageParts) {
    this.#parts = parts
    this.#board = emptyBoard(parts.title.restGrid)
    this.#room = parts.insets
    parts.screen.root.addChild(parts.scene.view)
    this.#stopResizing = parts.screen.onResize(() => this.#arrange())
    this.#settle(this.#board)
  }

  get renderer(): RendererName {
    return this.#parts.screen.renderer
  }

  get board(): SlotBoard {
    return this.#board
  }

  /** Stake of the round on screen, minor units: win levels are multiples of it. */
  stake(minorUnits: number): void {
    this.#parts.scene.stake(minorUnits)
  }

  /** What the title's jackpots are worth now, minor units by name; what has grown a little rolls up. */
  jackpotAmounts(amounts: ReadonlyMap<string, number>): void {
    if (!this.#closed) this.#parts.meters.set(amounts)
  }

  /** Sets in motion within a frame what an action turns, before the server has answered. */
  begin(action: ActionName): void {
    if (this.#closed) return
    const { scene } = this.#parts
    const { hold, wheel, trail } = scene.features
    if (action === 'bet' || action === 'freeSpin') {
      scene.wins.clear()
      scene.spin(this.#board)
    }
    if (action === 'holdSpin') hold.start()
    if (action === 'wheelSpin') wheel.start()
    if (action === 'roll') trail.start()
    // Which reels turn again in a respin is told by the answer; other actions move when they are answered.
  }

  /** Lets turning reels come back to what they showed: the bet was refused. */
  standStill(): void {
    if (!this.#closed) this.#settle(this.#board)
  }

  /** Shows events in order; resolves when the last one is on screen. */
  present(events: readonly TypedEvent[]): Promise<void> {
    if (!this.#closed) this.#presenting = this.#present(slotEventsOf(events))
    return this.#presenting
  }

  async #present(events: readonly SlotEvent[]): Promise<void> {
    const { scene, screen, listener } = this.#parts
    const finishing = (): boolean => this.#finishing
    const staging = stageSlot(scene, { won: listener.won, finishing })
    scene.wins.clear()
    scene.idle.sleep()
    await present(events, {
      board: this.#board,
      after,
      handlers: staging.handlers,
      settle: (board) => this.#settle(board),
    })
    await staging.atRest(this.#board)
    screen.motion.hurrying = false
    this.#finishing = false
    scene.rest(this.#board)
  }

  /** Shows the end of these events at once: a round taken up after a reload, or left after a replay. */
  show(events: readonly TypedEvent[]): void {
    if (this.#closed) return
    const { scene, title } = this.#parts
    scene.wins.clear()
    this.#settle(events.length > 0 ? boardOf(slotEventsOf(events)) : emptyBoard(title.restGrid))
    scene.rest(this.#board)
  }

  /** Something turns, or a feature goes on, that has not shown yet what it holds. */
  get awaitsResult(): boolean {
    return this.#parts.scene.reels.turning || hasFeature(this.#board)
  }

  /** Cuts short what is being shown now: turning reels, or the wins of a spin. */
  hurry(): void {
    this.#parts.screen.motion.hurrying = true
  }

  /** Cuts the whole running presentation short. */
  finish(): void {
    this.#finishing = true
    this.hurry()
  }

  pace(pace: Pace): void {
    this.#parts.screen.motion.pace = paces[pace] * this.#parts.drawing.haste
  }

  /** Marks the thing under the pointer or the focus. */
  point(choice: number | null): void {
    if (!this.#closed) this.#parts.scene.features.point(choice)
  }

  insets(insets: ControlInsets): void {
    this.#room = insets
    if (!this.#closed) this.#arrange()
  }

  /** A picture of a symbol for lists outside the stage; `size` in CSS pixels. */
  picture(symbol: string, size: number): HTMLCanvasElement {
    return drawTexture(lookOf(this.#parts.skin, symbol).still, size)
  }

  /** Ends what is being shown and frees everything. Every verb does nothing from here on. */
  async close(): Promise<void> {
    const { scene, screen, owned } = this.#parts
    if (this.#closed) return
    this.#closed = true
    this.#stopResizing()
    this.finish()
    screen.motion.close()
    scene.reels.show({ ...this.#board, turning: false })
    // What still moves holds on to pictures; they are taken away when it has come to its end.
    await this.#presenting
    scene.close()
    screen.close()
    for (const owner of owned) owner.close()
  }

  #settle(board: SlotBoard): void {
    const { scene, listener } = this.#parts
    this.#board = board
    scene.show(board)
    listener.choicesMoved(scene.features.choices)
  }

  #arrange(): void {
    const { screen, scene, skin, listener } = this.#parts
    scene.layout(screen.size, layoutSlot(screen.size, this.#room, skin.shape))
    listener.choicesMoved(scene.features.choices)
  }
}

async function loadFonts(fonts: SlotTitle['fonts']): Promise<void> {
  const faces = fonts.map(({ family, address }) => new FontFace(family, `url(${address})`))
  // A missing font costs looks, not the game: the canvas falls back to the next family.
  const loaded = await Promise.allSettled(faces.map((face) => face.load()))
  for (const result of loaded) {
    if (result.status === 'fulfilled') document.fonts.add(result.value)
    else reportError(result.reason)
  }
  // What the page around is set in (a Japanese face) may be in its lettering too, and a canvas is not drawn anew when a face comes.
  await document.fonts.ready
}
