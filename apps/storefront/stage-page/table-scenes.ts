import { ranks, suits, type Card } from '@fairhouse/contract/families/card'
import { Container } from '@fairhouse/stage/screen/parts'
import type { Screen, Size } from '@fairhouse/stage/screen/open-screen'
import {
  cardRatio,
  type CardFaces,
  fourColours,
  openCardFaces,
  twoColours,
} from '@fairhouse/stage/table/card-faces'
import { type CardPlace, CardSprite } from '@fairhouse/stage/table/card-sprite'
import { ChipStack } from '@fairhouse/stage/table/chip-stack'
import { type ChipSet, paintChips } from '@fairhouse/stage/table/chips'
import { Felt } from '@fairhouse/stage/table/felt'
import { type PlateText, ResultPlate } from '@fairhouse/stage/table/result-plate'
import type { TableTools } from '@fairhouse/stage/table/table-tools'
import { blackjackPrints, roulettePrints } from './table-prints.ts'

export interface SceneOptions {
  readonly screen: Screen
  readonly sharpness: number
  readonly tools: TableTools
  readonly fourColours: boolean
}

export interface TableScene {
  /** Shows the movements. */
  play(): Promise<void>
}

const green = {
  cloth: '#0b6b46',
  rail: '#4a2413',
  metal: '#d8b25c',
  ink: '#f2dfa2',
  lamp: '#fff0cf',
}
const blue = {
  cloth: '#15466f',
  rail: '#1d1a22',
  metal: '#c9ccd4',
  ink: '#d7e6f5',
  lamp: '#fff6e6',
}
const wine = {
  cloth: '#6d1631',
  rail: '#241512',
  metal: '#e0bd6e',
  ink: '#f6dfb6',
  lamp: '#ffe9d2',
}
const back = { ground: '#8c1230', line: '#f3dfae' }
const values = [100, 500, 2500, 10_000, 50_000, 100_000]

const facesOf = (options: SceneOptions, height: number): CardFaces =>
  openCardFaces({
    height,
    sharpness: options.sharpness,
    back,
    deck: options.fourColours ? fourColours : twoColours,
  })

const chipsOf = ({ sharpness }: SceneOptions): ChipSet =>
  paintChips({
    chips: values.map((value) => ({
      value,
      label: value >= 100_000 ? `${value / 100_000}K` : String(value / 100),
    })),
    size: 64,
    sharpness,
  })

/** All faces and the back. */
function layDeck(options: SceneOptions): TableScene {
  const { screen, tools } = options
  const felt = new Felt(green, options.sharpness)
  const faces = facesOf(options, 160)
  const cards = suits.flatMap((suit) =>
    ranks.map((rank) => new CardSprite(tools, faces, `${rank}${suit}` satisfies Card)),
  )
  cards.push(new CardSprite(tools, faces, null))
  screen.root.addChild(felt.view, ...cards.map(({ view }) => view))
  screen.onResize((size) => {
    felt.lay({ size, edge: 'none', rail: 0, prints: [] })
    const columns = size.width > size.height ? 13 : 6
    const height =
      Math.min(size.width / columns / cardRatio, size.height / (53 / columns + 0.6)) * 0.92
    for (const [order, card] of cards.entries())
      card.stand({
        x: size.width * (((order % columns) + 0.5) / columns),
        y: (Math.floor(order / columns) + 0.55) * height * 1.08,
        height,
      })
  })
  return { play: async () => void (await Promise.all(cards.map((card) => card.turn(null)))) }
}

/** Court cards and aces, large. */
function layCourt(options: SceneOptions): TableScene {
  const { screen, tools } = options
  const felt = new Felt(wine, options.sharpness)
  const faces = facesOf(options, 420)
  const cards = suits.flatMap((suit) =>
    (['J', 'Q', 'K', 'A'] as const).map((rank) => new CardSprite(tools, faces, `${rank}${suit}`)),
  )
  screen.root.addChild(felt.view, ...cards.map(({ view }) => view))
  screen.onResize((size) => {
    felt.lay({ size, edge: 'none', rail: 0, prints: [] })
    const height = Math.min(size.height / 2.1, size.width / 8 / cardRatio / 1.06)
    for (const [order, card] of cards.entries())
      card.stand({
        x: (size.width / 8) * ((order % 8) + 0.5),
        y: size.height * (order < 8 ? 0.26 : 0.75),
        height,
      })
  })
  return { play: async () => {} }
}

interface Hand {
  readonly cards: readonly Card[]
  readonly total: string
  readonly result: PlateText
  readonly bet: number
}

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
    result: { tone: 'won', text: 'WIN', amount: '$125.00' },
    bet: 12_500,
  },
]

/** A dealer's hand and three of a player, with chips and results. */
function layBlackjack(options: SceneOptions): TableScene {
  const { screen, tools } = options
  const felt = new Felt(green, options.sharpness)
  const faces = facesOf(options, 190)
  const chips = chipsOf(options)
  const dealer = ['Jc', '9h'] as const
  const dealt = dealer.map((card) => new CardSprite(tools, faces, card))
  const total = new ResultPlate(tools, options.sharpness)
  const seats = hands.map((hand) => ({
    hand,
    cards: hand.cards.map((card) => new CardSprite(tools, faces, card)),
    total: new ResultPlate(tools, options.sharpness),
    result: new ResultPlate(tools, options.sharpness),
    bet: new ChipStack(tools, chips),
  }))
  total.show({ tone: 'plain', text: '19' })
  const things = new Container()
  screen.root.addChild(felt.view, things)
  for (const { view } of dealt) things.addChild(view)
  for (const seat of seats) {
    things.addChild(seat.bet.view, ...seat.cards.map(({ view }) => view))
    seat.total.show({ tone: 'plain', text: seat.hand.total })
    seat.result.show(seat.hand.result)
    seat.bet.show(seat.hand.bet)
    things.addChild(seat.total.view, seat.result.view)
  }
  things.addChild(total.view)
  let shoe: CardPlace = { x: 0, y: 0, height: 100 }
  screen.onResize((size) => {
    const { width, height } = size
    const tall = height > width
    const card = tall ? Math.min(height * 0.15, width * 0.3) : Math.min(height * 0.23, width * 0.13)
    shoe = { x: width + card, y: card * 0.4, height: card }
    felt.lay({
      size,
      edge: 'crescent',
      rail: Math.max(12, Math.min(width, height) * 0.045),
      prints: blackjackPrints(size),
    })
    for (const [order, sprite] of dealt.entries())
      sprite.stand({ x: width / 2 + (order - 0.5) * card * 0.78, y: height * 0.17, height: card })
    total.stand({ x: width / 2 + card * 1.05, y: height * 0.17, height: card * 0.2 })
    for (const [order, seat] of seats.entries()) {
      const x = width * (0.5 + (order - 1) * (tall ? 0.32 : 0.25))
      const y = height * (order === 1 ? 0.66 : 0.6)
      for (const [at, sprite] of seat.cards.entries())
        sprite.stand({
          x: x + (at - (seat.cards.length - 1) / 2) * card * 0.34,
          y: y - at * card * 0.05,
          height: card,
        })
      seat.total.stand({ x, y: y - card * 0.66, height: card * 0.18 })
      seat.result.stand({ x, y: y + card * 0.36, height: card * 0.2, room: width * 0.3 })
      seat.bet.stand({ x, y: y + card * 0.82, size: card * 0.34 })
    }
  })
  return {
    play: async () => {
      for (const seat of seats) {
        seat.result.show(null)
        seat.total.show(null)
      }
      total.show(null)
      const all = [...seats.flatMap(({ cards }) => cards), ...dealt]
      const places = all.map((card) => card.place)
      for (const card of all) {
        card.show(null)
        card.view.visible = false
      }
      for (const { hand, bet } of seats) void bet.pour(hand.bet)
      for (const [order, card] of all.entries()) {
        card.view.visible = true
        const face = [...hands.flatMap(({ cards }) => cards), ...dealer][order] ?? null
        await card.deal(shoe, places[order] ?? shoe)
        void card.turn(face)
      }
      await tools.motion.wait(0.6)
      total.show({ tone: 'plain', text: '19' })
      for (const seat of seats) {
        seat.total.show({ tone: 'plain', text: seat.hand.total })
        await seat.result.pop(seat.hand.result)
        for (const card of seat.cards) {
          card.glow(seat.hand.result.tone === 'lost' ? null : 0xffd76a)
          card.dim(seat.hand.result.tone === 'lost' ? 1 : 0)
        }
      }
    },
  }
}

const drawn = ['Ah', 'Kh', 'Qh', 'Jh', '4c'] as const

/** Five large cards, four of them held. */
function layPoker(options: SceneOptions): TableScene {
  const { screen, tools } = options
  const felt = new Felt(blue, options.sharpness)
  const faces = facesOf(options, 340)
  const cards = drawn.map((card) => new CardSprite(tools, faces, card))
  const held = cards.map(() => new ResultPlate(tools, options.sharpness))
  screen.root.addChild(felt.view, ...cards.map(({ view }) => view), ...held.map(({ view }) => view))
  screen.onResize((size) => {
    felt.lay({ size, edge: 'round', rail: Math.max(8, size.height * 0.03), prints: [] })
    const step = (Math.min(size.width, size.height * 1.5) * 0.96) / 5
    const height = Math.min((step * 0.94) / cardRatio, size.height * 0.55)
    for (const [order, card] of cards.entries()) {
      const x = size.width / 2 + (order - 2) * step
      card.stand({ x, y: size.height * 0.56, height })
      card.hold(order < 4)
      held[order]?.stand({ x, y: size.height * 0.56 - height * 0.68, height: height * 0.11 })
      held[order]?.show(order < 4 ? { tone: 'great', text: 'HELD' } : null)
    }
  })
  return {
    play: async () => {
      await cards[4]?.turn(null)
      await cards[4]?.turn('Th')
      for (const card of cards) card.glow(0xffd76a)
      await Promise.all(cards.map((card) => card.raise(false)))
    },
  }
}

/** A layout in print, chips of every value, stacks and heaps. */
function layRoulette(options: SceneOptions): TableScene {
  const { screen, tools } = options
  const felt = new Felt(green, options.sharpness)
  const chips = chipsOf(options)
  const singles = values.map((value) => {
    const stack = new ChipStack(tools, chips)
    stack.lay([value])
    return stack
  })
  const heaps = [1, 6, 12, 20, 30, 48].map((count) => {
    const stack = new ChipStack(tools, chips)
    stack.lay(Array.from({ length: count }, (_, at) => values[(count + at) % values.length] ?? 100))
    return stack
  })
  const spots = [3700, 500, 12_600].map((amount) => {
    const stack = new ChipStack(tools, chips)
    stack.show(amount)
    return stack
  })
  screen.root.addChild(felt.view, ...[...heaps, ...singles, ...spots].map(({ view }) => view))
  screen.onResize((size) => {
    felt.lay({
      size,
      edge: 'round',
      rail: Math.max(10, size.height * 0.03),
      prints: roulettePrints(size),
    })
    const chip = Math.min(64, size.width / 9)
    for (const [order, stack] of singles.entries())
      stack.stand({
        x: size.width / 2 + (order - 2.5) * chip * 1.3,
        y: size.height * 0.9,
        size: chip,
      })
    for (const [order, stack] of heaps.entries())
      stack.stand({ x: (size.width / 6) * (order + 0.5), y: size.height * 0.74, size: chip * 0.9 })
    for (const [order, stack] of spots.entries()) stack.stand(spotAt(order, size, chip))
  })
  return {
    play: async () => {
      const [first, second] = spots
      if (!first || !second) return
      await first.pour(3700)
      const home = first.place
      await first.slide(second.place)
      first.join()
      await first.slide(home)
    },
  }
}

const spotAt = (order: number, { width, height }: Size, chip: number) => ({
  x: width * (0.3 + order * 0.2),
  y: height * 0.3,
  size: chip * 0.6,
})

export const tableScenes: Readonly<Record<string, (options: SceneOptions) => TableScene>> = {
  blackjack: layBlackjack,
  poker: layPoker,
  roulette: layRoulette,
  deck: layDeck,
  court: layCourt,
}
