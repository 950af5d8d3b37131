import { Container } from 'pixi.js'
import { paper } from '../../table/card-art/paper.ts'
import type { PlateText, ResultPlate } from '../../table/result-plate.ts'
import type { TableTools } from '../../table/table-tools.ts'
import type { Language } from '../../rounds/game-stage.ts'
import type { BetOnBoard, CardsBoard, HandOnBoard } from './board.ts'
import type { CardSpot, Spot, TableLayout } from './layout.ts'
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
      if (bet.settled) say(`result ${bet.spot}`, this.#resultOf(bet))
      else say(`stake ${bet.spot}`, { tone: 'plain', text: this.#needs.money(bet.stake) })
    }
    for (const [key, plate] of this.#plates) {
      if (shown.has(key)) continue
      plate.close()
      this.#plates.delete(key)
    }
  }

  /** The result of a place springs up. */
  async settle(board: CardsBoard, bet: BetOnBoard): Promise<void> {
    const old = this.#plates.get(`stake ${bet.spot}`)
    old?.show(null)
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
    const { result, pay } = settled
    const text = words.results[result]
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
    const { layout, middleOf, chipsOf, hasFields } = this.#places
    const { card } = layout
    const line = Math.max(13, card * 0.135)
    if (kind === 'total') {
      plate.stand({ ...besideHand(this.#places, board, name), height: Math.max(16, card * 0.17) })
      return
    }
    const { x, y, size } = chipsOf(board, name)
    const field = hasFields ? layout.spots[name] : undefined
    if (kind === 'stake') {
      plate.stand({ x, y: y + size * (field ? 0.82 : 0.98), height: field ? size * 0.36 : line })
    } else if (field) {
      plate.stand({ x, y: field.y, height: field.height * 0.16, room: field.width })
    } else if (board.hands.some((hand) => hand.name === name)) {
      const hand = middleOf(board, name)
      const room = Math.max(hand.room, card * 2)
      plate.stand({ x: hand.x, y: hand.y + card * 0.14, height: Math.max(18, card * 0.18), room })
    } else plate.stand({ x, y, height: line * 1.15, room: card * 2.4 })
  }
}

/** Right of a hand's last card; above the hand where that leaves no room for its neighbour, as with two hands on a phone. */
function besideHand(
  { layout, middleOf, spotsOf }: PlatePlaces,
  board: CardsBoard,
  name: string,
): { readonly x: number; readonly y: number } {
  const { card, isTall, plan } = layout
  if (plan) return plan.total(name)
  const { x, y } = middleOf(board, name)
  const line = Math.max(13, card * 0.135)
  if (isTall && name !== 'dealer' && board.hands.length > 2)
    return { x, y: y - card * 0.5 - line * 1.3 }
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
