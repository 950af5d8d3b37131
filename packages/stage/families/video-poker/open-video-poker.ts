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
import { openScreen, type Screen, type Size } from '../../screen/open-screen.ts'
import { cardRatio, type DeckLook, openCardFaces } from '../../table/card-faces.ts'
import { Felt } from '../../table/felt.ts'
import { type PlateText, ResultPlate } from '../../table/result-plate.ts'
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
import { cue } from '../../sound/cue.ts'
import { doubleUpHandlers, type DoublingWords, settleDoubling } from './double-up-handlers.ts'
import { handlersOf, type Table, wonPlate } from './handlers.ts'
import { type Box, layoutTable, type TableLayout } from './layout.ts'
import { layoutSeveral } from './layout-several.ts'
import type { PayRow } from './pay-row.ts'
import { PayTable } from './pay-table.ts'
import { settleSeveral, severalHandlers, type SeveralTable } from './several-handlers.ts'
import { heldIn } from './held-in.ts'
import { SmallHands } from './small-hands.ts'
import type { VideoPokerTitle } from './title.ts'
import { type Handlers, type VideoPokerEvent, videoPokerEventsOf } from './video-poker-events.ts'
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
  /** Hands that are drawn from one deal. */
  readonly hands: number
  /** What a sum of several hands is called: `12 of 50 hands win`. */
  readonly handsWon: (won: number, of: number) => string
  readonly words: {
    readonly doubling: DoublingWords
    /** That all pays are multiplied: `All pays × 8`. */
    readonly times: (by: number) => string
  }
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
  /** Null for a game of one hand. */
  readonly #several: SeveralTable | null
  /** What pays are multiplied by. */
  readonly #badge: ResultPlate
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
    const { hands: count, handName, handsWon, money } = options
    const small =
      count < 2
        ? null
        : new SmallHands(
            {
              ...tools,
              faces,
              sharpness,
              back: title.back,
              light: title.panel.light,
              isWild: wild.isWild,
              label: ({ made, pay }) => ({
                name: made ? handName(made.hand) : '',
                amount: money(pay),
              }),
            },
            count - 1,
          )
    this.#several = small && { ...this.#table, small, count, handsWon }
    this.#badge = new ResultPlate(tools, sharpness)
    const drawn = [cards, payTable, plate, this.#badge, winnings, this.#felt]
    this.#owned = [...drawn, ...(small ? [small] : []), faces]
    const things = new Container()
    things.addChild(payTable.view)
    if (small) things.addChild(small.view)
    things.addChild(cards.view, this.#badge.view, plate.view, winnings.view)
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
    this.#several?.small.hold(this.#board.dealt?.cards ?? [], places)
  }

  begin(action: ActionName, data: Json | null): void {
    if (this.#closed) return
    const { cards, payTable, plate, winnings } = this.#table
    plate.show(null)
    payTable.light(null)
    payTable.tally(new Map())
    winnings.clear()
    if (action === 'bet') {
      this.#several?.small.hold([], [])
      void cards.deal()
    } else if (action === 'hold') void cards.draw(heldIn(data))
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
    const { doubling } = this.#options.words
    const handlers: Handlers = {
      ...handlersOf(this.#table),
      ...doubleUpHandlers(this.#table, doubling),
      pokerMultiplied: ({ multiplier }) => this.#showMultiplier(multiplier),
      ...(this.#several && severalHandlers(this.#several)),
    }
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
    this.#badge.show(this.#badgeOf(board.multiplier))
    if (this.#several) settleSeveral(this.#several, board)
    else if (board.offer || board.doubled) {
      payTable.light(null)
      settleDoubling(this.#table, board, this.#options.words.doubling)
    } else {
      payTable.light(front?.made?.hand ?? null, front && front.pay > 0 ? 'won' : 'made')
      plate.show(this.#plateOf(front))
    }
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
    return wonPlate(handName(front.made.hand), money(front.pay), front.pay > this.#stake)
  }

  /** A multiplier comes up with a sound where it multiplies. */
  async #showMultiplier(multiplier: number): Promise<void> {
    const text = this.#badgeOf(multiplier)
    if (!text) return
    const { sound, cues } = this.#table
    cue(sound, cues.wins[1])
    await this.#badge.pop(text)
  }

  #badgeOf(multiplier: number | null): PlateText | null {
    if (multiplier === null || multiplier < 2) return null
    return { tone: 'great', text: this.#options.words.times(multiplier) }
  }

  #arrange(): void {
    const { size } = this.#screen
    const { title } = this.#options
    const { cards, payTable, plate, winnings } = this.#table
    const layout = this.#layoutNow(size)
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
    this.#badge.stand(layout.badge)
    winnings.layout(layout.cards)
    this.#places = layout.cards.map(({ x, y, height }) => ({
      left: x - (height * cardRatio) / 2,
      top: y - height / 2,
      width: height * cardRatio,
      height,
    }))
    this.#tellPlaces()
  }

  #layoutNow(size: Size): TableLayout {
    const { rowCount: rows, hands } = this.#options
    if (!this.#several) return layoutTable(size, this.#room, { rows, ratio: cardRatio })
    const layout = layoutSeveral(size, this.#room, { rows, ratio: cardRatio, hands })
    this.#several.small.layout(layout.small)
    return layout
  }

  /** Cards may be held from when the deal is shown until the draw is asked for. */
  #tellPlaces(): void {
    this.#options.cardsMoved(this.#begun ? [] : this.#pressable())
  }

  /** The cards to hold, or the four that may be turned against the dealer's. */
  #pressable(): readonly Box[] {
    if (this.#board.offer) return this.#places.slice(1)
    return awaitsHold(this.#board) ? this.#places : []
  }
}
