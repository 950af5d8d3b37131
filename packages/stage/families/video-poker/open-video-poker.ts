import type { Json } from '@fairhouse/contract/json'
import type { PokerHand } from '@fairhouse/contract/families/video-poker/hand-names'
import type { PokerWilds } from '@fairhouse/contract/families/video-poker/wilds'
import type { ActionName } from '@fairhouse/contract/rounds/round'
import { Container } from 'pixi.js'
import {
  type ControlInsets,
  type GameStage,
  type Pace,
  paces,
  type StageOptions,
} from '../../rounds/game-stage.ts'
import { present, type TypedEvent } from '../../rounds/present.ts'
import { colourOf, cssColour } from '../../screen/colour.ts'
import { openScreen, type Screen } from '../../screen/open-screen.ts'
import { cardRatio, type DeckLook, openCardFaces } from '../../table/card-faces.ts'
import { Felt } from '../../table/felt.ts'
import { ResultPlate } from '../../table/result-plate.ts'
import { loadTypeface } from '../../table/typeface.ts'
import { deckOf, isWildIn } from './deck.ts'
import {
  after,
  awaitsHold,
  boardOf,
  emptyBoard,
  frontHand,
  type ShownHand,
  type VideoPokerBoard,
} from './board.ts'
import { FiveCards } from './five-cards.ts'
import { handlersOf, type Table, wonPlate } from './handlers.ts'
import { type Box, layoutTable } from './layout.ts'
import { PayTable, type PayRow } from './pay-table.ts'
import type { VideoPokerTitle } from './title.ts'
import { type VideoPokerEvent, videoPokerEventsOf } from './video-poker-events.ts'
import { Winnings } from './winnings.ts'

export interface VideoPokerOptions extends Omit<StageOptions, 'paytable'> {
  readonly title: VideoPokerTitle
  /** What stands over a held card. */
  readonly heldWord: string
  readonly wilds: PokerWilds
  /** What stands on a card that is wild. */
  readonly wildWord: string
  readonly handName: (hand: PokerHand) => string
  /** How cards are printed. */
  readonly deck: DeckLook
  /** Rows of the pay table. */
  readonly rowCount: number
  /** Hears where the cards are, from the first, CSS pixels; empty while none may be held. */
  readonly cardsMoved: (places: readonly Box[]) => void
}

/** Tallest that a card is ever shown, CSS pixels. */
const tallestCard = 380
/** How the game's name is printed on the cloth. */
const print = { weight: 700, spacing: 0.34 } as const
/** How strongly it is printed. */
const printed = 0.5
/** Pixels of the screen for a CSS pixel: finer is not seen. */
const sharpest = 2

/**
 * Opens a video poker inside an element and shows it at rest.
 * @throws NoPictureError when the browser cannot draw.
 */
export async function openVideoPoker(
  element: HTMLElement,
  options: VideoPokerOptions,
): Promise<VideoPokerStage> {
  const { drawing, listener, progress } = options
  const [screen] = await Promise.all([
    openScreen(element, { drawing, onLost: listener.pictureLost }),
    loadTypeface(),
  ])
  progress(1)
  return new VideoPokerStage(screen, options)
}

/** A video poker on screen. */
export class VideoPokerStage implements GameStage {
  readonly #options: VideoPokerOptions
  readonly #screen: Screen
  readonly #felt: Felt
  readonly #table: Table
  readonly #owned: readonly { close(): void }[]
  readonly #stopResizing: () => void
  #board = emptyBoard
  #room: ControlInsets
  #stake = 1
  #begun = false
  #closed = false
  #presenting: Promise<void> = Promise.resolve()
  #places: readonly Box[] = []

  constructor(screen: Screen, options: VideoPokerOptions) {
    const { title, sound, calm, heldWord } = options
    const { motion } = screen
    const sharpness = Math.min(sharpest, devicePixelRatio)
    const tools = { motion, calm }
    const wild = { isWild: isWildIn(options.wilds), word: options.wildWord }
    const print = { back: title.back, deck: options.deck, wild }
    const faces = openCardFaces({ height: tallestCard, sharpness, ...print })
    const cards = new FiveCards({ ...tools, faces, sharpness, sound, cues: title.cues, heldWord })
    const payTable = new PayTable(title.panel, sharpness)
    const plate = new ResultPlate(tools, sharpness)
    const winnings = new Winnings(motion, calm)
    this.#options = options
    this.#screen = screen
    this.#room = options.insets
    this.#felt = new Felt(title.felt, sharpness)
    this.#table = {
      motion,
      sound,
      cues: title.cues,
      cards,
      payTable,
      plate,
      winnings,
      handName: options.handName,
      money: options.money,
      won: options.listener.won,
      stake: () => this.#stake,
      begun: () => this.#begun,
    }
    this.#owned = [cards, payTable, plate, winnings, this.#felt, faces]
    const things = new Container()
    things.addChild(payTable.view, cards.view, plate.view, winnings.view)
    screen.root.addChild(this.#felt.view, things)
    this.#stopResizing = screen.onResize(() => this.#arrange())
    faces.prepare(deckOf(options.wilds))
    sound.music(title.cues.music)
    this.#settle(this.#board)
  }

  get board(): VideoPokerBoard {
    return this.#board
  }

  /** Cards of another print, at once. */
  print(deck: DeckLook): void {
    if (!this.#closed) this.#table.cards.print(deck)
  }

  stake(minorUnits: number): void {
    this.#stake = minorUnits
  }

  /** What each row pays at the stake now chosen, in words. */
  pays(rows: readonly PayRow[]): void {
    if (!this.#closed) this.#table.payTable.rows(rows)
  }

  /** Which cards the player holds now. */
  hold(places: readonly number[]): void {
    if (this.#closed || !awaitsHold(this.#board)) return
    for (let at = 0; at < 5; at++) this.#table.cards.toggle(at, places.includes(at))
  }

  begin(action: ActionName, data: Json | null): void {
    if (this.#closed) return
    const { cards, payTable, plate, winnings } = this.#table
    plate.show(null)
    payTable.light(null)
    winnings.clear()
    if (action === 'bet') void cards.deal()
    else if (action === 'hold') void cards.draw(heldIn(data))
    else return
    this.#begun = true
    this.#tellPlaces()
  }

  standStill(): void {
    this.#begun = false
    if (!this.#closed) this.#settle(this.#board)
  }

  present(events: readonly TypedEvent[]): Promise<void> {
    if (!this.#closed) this.#presenting = this.#present(videoPokerEventsOf(events))
    return this.#presenting
  }

  async #present(events: readonly VideoPokerEvent[]): Promise<void> {
    const handlers = handlersOf(this.#table)
    await present(events, {
      board: this.#board,
      after,
      handlers,
      settle: (board) => {
        this.#begun = false
        this.#settle(board)
      },
    })
    this.#screen.motion.hurrying = false
  }

  show(events: readonly TypedEvent[]): void {
    if (this.#closed) return
    this.#begun = false
    this.#settle(boardOf(videoPokerEventsOf(events)))
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
    for (const owner of this.#owned) owner.close()
    this.#screen.close()
  }

  #settle(board: VideoPokerBoard): void {
    this.#board = board
    const front = frontHand(board)
    if (front === null) this.#table.cards.clear()
    else this.#showHand(front, board)
    const { payTable, plate } = this.#table
    payTable.light(front?.made?.hand ?? null, front && front.pay > 0 ? 'won' : 'made')
    plate.show(this.#plateOf(front))
    this.#tellPlaces()
  }

  #showHand({ cards, made, pay }: ShownHand, { held, hands, finished }: VideoPokerBoard): void {
    const shown = this.#table.cards
    shown.show(cards)
    if (hands.length === 0) return
    const isPaid = pay > 0
    // Held cards lie as they were held until it is seen what they have become.
    if (!finished && !isPaid) shown.held(held)
    shown.mark(isPaid ? (made?.cards ?? null) : null, isPaid || finished)
  }

  #plateOf(front: ShownHand | null): Parameters<ResultPlate['show']>[0] {
    const { handName, money } = this.#options
    if (!front?.made || front.pay === 0) return null
    return wonPlate(handName(front.made.hand), money(front.pay))
  }

  #arrange(): void {
    const { size } = this.#screen
    const { title } = this.#options
    const { cards, payTable, plate, winnings } = this.#table
    const layout = layoutTable(size, this.#room, {
      rows: this.#options.rowCount,
      ratio: cardRatio,
    })
    const ink = cssColour(colourOf(title.felt.ink), printed)
    this.#felt.lay({
      size,
      edge: 'none',
      rail: 0,
      prints: layout.name
        ? [{ type: 'line', text: title.manifest.name, ...layout.name, ...print, ink }]
        : [],
    })
    cards.layout(layout)
    payTable.stand(layout.payTable)
    plate.stand(layout.plate)
    winnings.layout(layout.cards)
    this.#places = layout.cards.map(({ x, y, height }) => ({
      left: x - (height * cardRatio) / 2,
      top: y - height / 2,
      width: height * cardRatio,
      height,
    }))
    this.#tellPlaces()
  }

  /** Cards may be held from when the deal is shown until the draw is asked for. */
  #tellPlaces(): void {
    this.#options.cardsMoved(!this.#begun && awaitsHold(this.#board) ? this.#places : [])
  }
}

/** Places of the cards that a hold keeps, as it is sent (`holdData` of the contract, whose forms a browser does not load to show a hand). */
function heldIn(data: Json | null): readonly number[] {
  if (typeof data !== 'object' || data === null || !('cards' in data)) return []
  const cards: unknown = data['cards']
  return Array.isArray(cards) ? cards.filter((place) => typeof place === 'number') : []
}
