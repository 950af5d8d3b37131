import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { bingoFacts } from '@fairhouse/game-math/families/bingo/bingo-facts'
import type { Bet } from '@fairhouse/game-math/game'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.95, sigma: 2.74, hit: 0.116 },
  mechanics: ['a live room', 'bingo of 75 numbers', 'pots shared out', 'a pattern each round'],
} satisfies Design

/** A card among ten, whose figures stand for the game, among two and among five. The return is the same. */
const halls = [10, 2, 5]

/** The name of a hall's certificate. */
const nameOf = (cards: number): string => (cards === halls[0] ? 'base' : `cards${cards}`)

export const bets: Readonly<Record<string, Bet>> = Object.fromEntries(
  halls.map((cards) => [nameOf(cards), { selection: { cards } }]),
)

export function facts(bet: string): GameFacts {
  const cards = halls.find((one) => nameOf(one) === bet)
  if (cards === undefined) throw new RangeError(`no hall is called ${bet}`)
  return bingoFacts(definition, cards)
}
