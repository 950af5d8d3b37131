import type { Design } from '@fairhouse/game-math/design'
import type { GameFacts } from '@fairhouse/game-math/facts'
import { pegsFacts } from '@fairhouse/game-math/families/instant/pegs-game'
import type { Bet } from '@fairhouse/game-math/game'
import { definition } from './math.ts'

export const design = {
  targets: { rtp: 0.98955, sigma: 1.47, hit: 1 },
  mechanics: ['a ball through pegs', '8 to 16 rows', 'three risks'],
} satisfies Design

/** The headline: the middle of both, rows and risks. */
const headline = { rows: 12, risk: 'medium' }

const isHeadline = ({ rows, risk }: (typeof boards)[number]): boolean =>
  rows === headline.rows && risk === headline.risk

const boards = definition.boards.map(({ rows, risk }) => ({ rows, risk }))
const boardsByName = new Map(
  boards
    .toSorted((one, other) => Number(isHeadline(other)) - Number(isHeadline(one)))
    .map((board) => [isHeadline(board) ? 'base' : `${board.risk}${board.rows}`, board]),
)

/** Every board, the headline first. */
export const bets: Readonly<Record<string, Bet>> = Object.fromEntries(
  [...boardsByName].map(([name, selection]) => [name, { selection }]),
)

export function facts(bet: string): GameFacts {
  const board = boardsByName.get(bet)
  if (!board) throw new RangeError(`no board is called ${bet}`)
  return pegsFacts(definition, board)
}
