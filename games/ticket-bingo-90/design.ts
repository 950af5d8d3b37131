import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { bingoFacts } from '@fairhouse/game-math/families/bingo/bingo-facts'
import type { Bet } from '@fairhouse/game-math/game'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.94, sigma: 1.56, hit: 0.344 },
  mechanics: [
    'a live room',
    'bingo of 90 numbers',
    'pots shared out',
    'strips of six tickets',
    'one line, two lines, full house',
  ],
} satisfies Design

/** A ticket among the six of a strip, whose figures stand for the game, among two and among three. The return is the same. */
const halls = [6, 2, 3]

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
