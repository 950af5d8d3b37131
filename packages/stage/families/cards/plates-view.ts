import { Container } from 'pixi.js'
import { paper } from '../../table/card-art/paper.ts'
import type { PlatePlace, PlateText, ResultPlate } from '../../table/result-plate.ts'
import type { TableTools } from '../../table/table-tools.ts'
import type { Language } from '../../rounds/game-stage.ts'
import type { BetOnBoard, CardsBoard, HandOnBoard } from './board.ts'
import type { CardSpot, Spot, TableLayout } from './layout.ts'
import { isSideBet } from './box-places.ts'
import { labelText } from './tables/label-words.ts'
import type { TableWords } from './words.ts'

export interface PlatesNeeds {
  readonly tools: TableTools
  readonly sharpness: number
  readonly money: (minorUnits: number) => string
  readonly words: TableWords
  readonly language: Language
  readonly makePlate: () => ResultPlate
}

export interface PlatePlaces {
  /** Places are fields, wide enough to be read, and not rings under hands. */
  readonly hasFields: boolean
  /** Several boxes share the table's width. */
  readonly hasBoxes: boolean
  readonly layout: TableLayout
  readonly middleOf: (
    board: CardsBoard,
    name: string,
  ) => { readonly x: number; readonly y: number; readonly room: number }
  readonly spotsOf: (board: CardsBoard, name: string) => readonly CardSpot[]
  readonly chipsOf: (board: CardsBoard, spot: string) => Spot
}

/** Totals beside hands, amounts beside chips, and results over hands or fields. */
export class PlatesView {
  readonly view = new Container()
  readonly #needs: PlatesNeeds
  readonly #plates = new Map<string, ResultPlate>()
  #places: PlatePlaces | null = null

  constructor(needs: PlatesNeeds) {
    this.#needs = needs
  }

  places(places: PlatePlaces): void {
    this.#places = places
  }

  /** Exactly the board, at once. */
  show(board: CardsBoard): void {
    const shown = new Set<string>()
    const say = (key: string, text: PlateText): void => {
      shown.add(key)
      const plate = this.#plate(key)
      this.#stand(plate, key, board)
      plate.show(text)
    }
    for (const hand of board.hands) {
      const { language } = this.#needs
      const text = hand.label ? labelText(hand.label, language) : totalOf(hand)
      if (text !== null) say(`total ${hand.name}`, { tone: 'plain', text })
    }
    for (const bet of board.bets) {
      const text = this.#textOf(bet)
      if (text) say(`${bet.settled ? 'result' : 'stake'} ${bet.spot}`, text)
    }
    for (const [key, plate] of this.#plates) {
      if (shown.has(key)) continue
      plate.close()
      this.#plates.delete(key)
    }
  }

  /** What is said of chips; null of those of a side bet that are gone, and where their rings are too small to say it. */
  #textOf(bet: BetOnBoard): PlateText | null {
    if (!isSideBet(bet.spot)) {
      return bet.settled
        ? this.#resultOf(bet)
        : { tone: 'plain', text: this.#needs.money(bet.stake) }
    }
    if (bet.settled) return bet.settled.pay === 0 ? null : this.#resultOf(bet)
    return this.#places?.layout.isTall
      ? null
      : { tone: 'plain', text: this.#needs.money(bet.stake) }
  }

  /** What was said of chips that are taken away. */
  hideStake(spot: string): void {
    this.#plates.get(`stake ${spot}`)?.show(null)
  }

  /** The result of a place springs up. */
  async settle(board: CardsBoard, bet: BetOnBoard): Promise<void> {
    this.hideStake(bet.spot)
    const key = `result ${bet.spot}`
    const plate = this.#plate(key)
    this.#stand(plate, key, board)
    await plate.pop(this.#resultOf(bet))
  }

  close(): void {
    for (const plate of this.#plates.values()) plate.close()
    this.#plates.clear()
  }

  #resultOf({ settled, stake }: BetOnBoard): PlateText {
    const { money, words } = this.#needs
    if (!settled) return { tone: 'plain', text: '' }
    const { result, pay, made } = settled
    const text = made ? words.made[made] : words.results[result]
    if (pay === 0) return { tone: 'lost', text }
    const amount = money(pay > stake ? pay - stake : pay)
    if (result === 'blackjack') return { tone: 'great', text, amount: `+${amount}` }
    return pay > stake
      ? { tone: 'won', text, amount: `+${amount}` }
      : { tone: 'even', text, amount }
  }

  #plate(key: string): ResultPlate {
    const known = this.#plates.get(key)
    if (known) return known
    const plate = this.#needs.makePlate()
    this.#plates.set(key, plate)
    this.view.addChild(plate.view)
    return plate
  }

  #stand(plate: ResultPlate, key: string, board: CardsBoard): void {
    if (!this.#places) return
    const [kind = '', name = ''] = key.split(' ')
    if (kind === 'total') return plate.stand(totalPlace(this.#places, board, name))
    if (kind === 'stake') return plate.stand(stakePlace(this.#places, board, name))
    plate.stand(resultPlace(this.#places, board, name))
  }
}

/** Height of a line of a plate on this table. */
const lineOf = ({ layout: { card } }: PlatePlaces): number => Math.max(13, card * 0.135)

function totalPlace(places: PlatePlaces, board: CardsBoard, name: string): PlatePlace {
  const { card } = places.layout
  const height = places.hasBoxes
    ? Math.max(15, Math.min(card * 0.16, 24))
    : Math.max(16, card * 0.17)
  return { ...besideHand(places, board, name), height }
}

function stakePlace(places: PlatePlaces, board: CardsBoard, name: string): PlatePlace {
  const { x, y, size } = places.chipsOf(board, name)
  if (places.hasFields) return { x, y: y + size * 0.82, height: size * 0.36 }
  const line = lineOf(places)
  return places.hasBoxes
    ? { x, y: y + size * 0.66, height: Math.min(line, size * 0.42) }
    : { x, y: y + size * 0.98, height: line }
}

/** Over the field or the hand, or over chips that lie by themselves. */
function resultPlace(places: PlatePlaces, board: CardsBoard, name: string): PlatePlace {
  const { layout, middleOf, chipsOf, hasFields, hasBoxes } = places
  const { card } = layout
  const { x, y } = chipsOf(board, name)
  const field = hasFields ? layout.spots[name] : undefined
  if (field) return { x, y: field.y, height: field.height * 0.16, room: field.width }
  if (!board.hands.some((hand) => hand.name === name))
    return {
      x,
      y,
      height: lineOf(places) * (hasBoxes ? 1 : 1.15),
      room: card * (hasBoxes ? 1.1 : 2.4),
    }
  const hand = middleOf(board, name)
  const room = hasBoxes ? hand.room * 0.98 : Math.max(hand.room, card * 2)
  const height = Math.max(hasBoxes ? 15 : 18, card * 0.18)
  return { x: hand.x, y: hand.y + card * 0.14, height, room }
}

/** Right of a hand's last card; above the hand where that leaves no room for its neighbour, as with two hands on a phone. */
function besideHand(
  { layout, middleOf, spotsOf, hasBoxes }: PlatePlaces,
  board: CardsBoard,
  name: string,
): { readonly x: number; readonly y: number } {
  const { card, isTall, plan } = layout
  if (plan) return plan.total(name)
  const { x, y } = middleOf(board, name)
  const line = Math.max(13, card * 0.135)
  const isCrowded = board.hands.length > 2 && (isTall || hasBoxes)
  if (isCrowded && name !== 'dealer') {
    const spots = spotsOf(board, name)
    const top = Math.min(...spots.map((spot) => spot.y - spot.height / 2))
    return { x, y: (hasBoxes ? top : y - card * 0.5) - line * (hasBoxes ? 0.75 : 1.3) }
  }
  const last = spotsOf(board, name).reduce((right, spot) => Math.max(right, spot.x), 0)
  return {
    x: last + (card * paper.width) / paper.height / 2 + line * 1.5,
    y: name === 'dealer' ? y : y - card * 0.2,
  }
}

/** What a hand counts: `7/17` while an ace of the player's may still count eleven. */
function totalOf({ name, points }: HandOnBoard): string | null {
  if (!points) return null
  const { value, isSoft } = points
  return isSoft && value < 21 && name !== 'dealer' ? `${value - 10}/${value}` : String(value)
}
