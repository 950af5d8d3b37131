import type { Card } from '@fairhouse/contract/families/card'
import { Container } from '@fairhouse/stage/screen/parts'
import type { Size } from '@fairhouse/stage/screen/open-screen'
import type { CardFaces } from '@fairhouse/stage/table/card-faces'
import { type CardPlace, CardSprite } from '@fairhouse/stage/table/card-sprite'
import { ChipStack } from '@fairhouse/stage/table/chip-stack'
import type { ChipSet } from '@fairhouse/stage/table/chips'
import { Felt } from '@fairhouse/stage/table/felt'
import { type PlateText, ResultPlate } from '@fairhouse/stage/table/result-plate'
import { blackjackPrints, placesOf } from './prints.ts'
import { chipsOf, facesOf, looks, type SceneOptions, type TableScene } from './scene.ts'

interface Hand {
  readonly cards: readonly Card[]
  readonly total: string
  readonly result: PlateText | null
  /** Minor units. */
  readonly bet: number
}

const dealer: Hand = { cards: ['Jc', '9h'], total: '19', result: null, bet: 0 }
const hands: readonly Hand[] = [
  { cards: ['8s', 'Tc'], total: '18', result: { tone: 'lost', text: 'LOSE' }, bet: 3700 },
  {
    cards: ['As', 'Kh'],
    total: '21',
    result: { tone: 'great', text: 'BLACKJACK', amount: '$92.50' },
    bet: 3700,
  },
  {
    cards: ['5d', '6h', 'Qd'],
    total: '21',
    result: { tone: 'won', text: 'WIN', amount: '$250.00' },
    bet: 12_500,
  },
]

/** One hand on the table with its chips and plates. */
class Seat {
  readonly view = new Container()
  readonly hand: Hand
  readonly cards: readonly CardSprite[]
  readonly total: ResultPlate
  readonly result: ResultPlate
  readonly bet: ChipStack

  constructor(
    hand: Hand,
    { tools, sharpness }: SceneOptions,
    kit: { faces: CardFaces; chips: ChipSet },
  ) {
    this.hand = hand
    this.cards = hand.cards.map((card) => new CardSprite(tools, kit.faces, card))
    this.total = new ResultPlate(tools, sharpness)
    this.result = new ResultPlate(tools, sharpness)
    this.bet = new ChipStack(tools, kit.chips)
    this.bet.show(hand.bet)
    this.total.show({ tone: 'plain', text: hand.total })
    this.result.show(hand.result)
    const cards = this.cards.map(({ view }) => view)
    this.view.addChild(this.bet.view, ...cards, this.total.view, this.result.view)
  }

  stand({ x, y, height, angle = 0 }: CardPlace): void {
    const last = this.cards.length - 1
    for (const [at, card] of this.cards.entries())
      card.stand({
        x: x + (at - last / 2) * height * 0.3,
        y: y - (at - last / 2) * height * 0.04,
        height,
        angle,
      })
    this.total.stand({
      x: x - height * (0.3 + last * 0.15),
      y: y - height * 0.58,
      height: height * 0.19,
    })
    this.result.stand({ x, y: y + height * 0.3, height: height * 0.21 })
    this.bet.stand({ x, y: y + height * 0.82, size: height * 0.36 })
  }

  async tell(): Promise<void> {
    this.total.show({ tone: 'plain', text: this.hand.total })
    if (!this.hand.result) return
    const lost = this.hand.result.tone === 'lost'
    for (const card of this.cards) {
      card.glow(lost ? null : 0xffd76a)
      card.dim(lost ? 1 : 0)
    }
    await this.result.pop(this.hand.result)
  }

  clear(): void {
    this.total.show(null)
    this.result.show(null)
    for (const card of this.cards) {
      card.show(null)
      card.glow(null)
      card.dim(0)
      card.view.visible = false
    }
    void this.bet.pour(this.hand.bet)
  }
}

/** A dealer's hand and three of a player, with chips and results. */
export function layBlackjack(options: SceneOptions): TableScene {
  const { screen, tools } = options
  const felt = new Felt(looks.green, options.sharpness)
  const kit = { faces: facesOf(options, 190), chips: chipsOf(options) }
  const seats = [dealer, ...hands].map((hand) => new Seat(hand, options, kit))
  screen.root.addChild(felt.view, ...seats.map(({ view }) => view))
  let shoe: CardPlace = { x: 0, y: 0, height: 100 }
  screen.onResize((size: Size) => {
    const [first, ...others] = placesOf(size)
    shoe = { x: size.width * 1.04, y: -40, height: first.height, angle: 0.5 }
    felt.lay({
      size,
      edge: 'crescent',
      rail: Math.max(12, Math.min(size.width, size.height) * 0.045),
      prints: blackjackPrints(size),
    })
    for (const [order, place] of [first, ...others].entries()) seats[order]?.stand(place)
  })
  const deal = async (): Promise<void> => {
    for (const round of [0, 1, 2])
      for (const { cards, hand } of [...seats.slice(1), ...seats.slice(0, 1)]) {
        const card = cards[round]
        if (!card) continue
        card.view.visible = true
        await card.deal(shoe, card.place)
        void card.turn(hand.cards[round] ?? null)
      }
  }
  return {
    play: async () => {
      for (const seat of seats) seat.clear()
      await deal()
      await tools.motion.wait(0.6)
      for (const seat of seats) await seat.tell()
    },
  }
}
