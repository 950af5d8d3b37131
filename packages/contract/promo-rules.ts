import type { Currency } from '@fairhouse/money'

/**
 * The small games: the mini slot once a day and the mystery once a month (UTC), which cost nothing, and the token climb, up a tower, which costs a token. Their odds stand here once, for the server
 * that draws and the pages that print them. Prizes are cents of a bonus; an account of play money gets credits.
 */
export const promoNames = ['miniSlot', 'mystery', 'tokenTower'] as const
export type PromoName = (typeof promoNames)[number]

export const miniSlotSymbols = ['seven', 'bell', 'cherry', 'clover', 'star'] as const
export type MiniSlotSymbol = (typeof miniSlotSymbols)[number]

/** The stops of each of the three reels, in the order in which they turn by. */
export const miniSlotStrip: readonly MiniSlotSymbol[] = [
  ...([
    'star',
    'clover',
    'star',
    'cherry',
    'star',
    'bell',
    'star',
    'clover',
    'cherry',
    'star',
  ] as const),
  ...([
    'clover',
    'star',
    'cherry',
    'seven',
    'star',
    'clover',
    'bell',
    'star',
    'cherry',
    'clover',
  ] as const),
]
export const miniSlotReels = [miniSlotStrip.length, miniSlotStrip.length, miniSlotStrip.length]

/** What three of a symbol give, and exactly two stars wherever they are; cents. */
const threeOf: Readonly<Record<MiniSlotSymbol, number>> = {
  seven: 5_000,
  bell: 1_000,
  cherry: 300,
  clover: 100,
  star: 50,
}
const twoStars = 20

const symbolAt = (stop: number): MiniSlotSymbol => {
  const symbol = miniSlotStrip[stop]
  if (symbol === undefined) throw new RangeError(`no stop ${stop}`)
  return symbol
}

/** The symbols at which the reels stop. @throws RangeError for a stop that is none. */
export const symbolsAt = (stops: readonly number[]): readonly MiniSlotSymbol[] =>
  stops.map(symbolAt)

/** Cents that these stops give. */
export function miniSlotPrize(stops: readonly number[]): number {
  const symbols = symbolsAt(stops)
  const [first] = symbols
  if (first !== undefined && symbols.every((symbol) => symbol === first)) return threeOf[first]
  return symbols.filter((symbol) => symbol === 'star').length === 2 ? twoStars : 0
}

/** What is in the boxes of the mystery, in cents. A box is chosen before it is known which holds what. */
export const mysteryPrizes = [2_000, 500, 500, 200, 200, 200, 100, 100, 100, 100, 100, 100] as const

/** Cents in a box. @param order which prize lies in each box, as it was drawn. @throws RangeError for a box that is none. */
export function mysteryPrize(order: readonly number[], box: number): number {
  const prize = mysteryPrizes[order[box] ?? -1]
  if (prize === undefined) throw new RangeError(`no box ${box}`)
  return prize
}

/** Floors of the token tower. From each, one of so many equally likely draws leads to the next. */
export const towerFloors = 9
export const towerAmong = 3
/** Cents by the floor at which a climb ends, from the ground. */
const floorPrizes: readonly number[] = [0, 0, 0, 0, 50, 100, 250, 1_000, 5_000, 25_000]

/** Cents at a floor. @throws RangeError for one that is none. */
export function towerPrize(floor: number): number {
  const prize = floorPrizes[floor]
  if (prize === undefined) throw new RangeError(`no floor ${floor}`)
  return prize
}

/** A prize with its chance: so many of `of` equally likely outcomes. */
export interface PromoOdds {
  /** Of the mini slot: the symbols that give it. */
  readonly symbols: readonly MiniSlotSymbol[] | null
  /** Of the token tower: the floor at which it is. */
  readonly floor: number | null
  readonly prize: number
  readonly ways: number
  readonly of: number
}

/** Every prize with its chance, the largest first: counted, not written down. */
export const promoOdds: Readonly<Record<PromoName, readonly PromoOdds[]>> = {
  miniSlot: miniSlotOdds(),
  mystery: mysteryOdds(),
  tokenTower: towerOdds(),
}

function miniSlotOdds(): PromoOdds[] {
  const length = miniSlotStrip.length
  const of = length ** miniSlotReels.length
  const stopsOf = (symbol: MiniSlotSymbol): number =>
    miniSlotStrip.filter((one) => one === symbol).length
  const stars = stopsOf('star')
  return [
    ...miniSlotSymbols.map((symbol) => ({
      symbols: [symbol, symbol, symbol],
      floor: null,
      prize: threeOf[symbol],
      ways: stopsOf(symbol) ** 3,
      of,
    })),
    {
      symbols: ['star', 'star'] as const,
      floor: null,
      prize: twoStars,
      ways: 3 * stars ** 2 * (length - stars),
      of,
    },
  ]
}

function mysteryOdds(): PromoOdds[] {
  const of = mysteryPrizes.length
  return [...new Set<number>(mysteryPrizes)].map((prize) => ({
    symbols: null,
    floor: null,
    prize,
    ways: mysteryPrizes.filter((one) => one === prize).length,
    of,
  }))
}

function towerOdds(): PromoOdds[] {
  const of = towerAmong ** towerFloors
  return [...floorPrizes.entries()]
    .toReversed()
    .filter(([, prize]) => prize > 0)
    .map(([floor, prize]) => {
      const reached = towerAmong ** (towerFloors - floor)
      const on = floor === towerFloors ? 0 : reached / towerAmong
      return { symbols: null, floor, prize, ways: reached - on, of }
    })
}

/** What a play is worth on average, in cents. */
export const promoMean = (name: PromoName): number =>
  promoOdds[name].reduce((sum, { prize, ways, of }) => sum + (prize * ways) / of, 0)

/** A prize in the money of an account: cents of a bonus, or a hundred times as much in play money. */
export const prizeIn = (cents: number, currency: Currency): number =>
  currency === 'USD' ? cents : cents * 100
