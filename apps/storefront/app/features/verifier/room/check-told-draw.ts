import { checkHall, type FoundDraw, type ToldDraw } from '@fairhouse/verifier/check-hall'
import { cellsInRow } from '@fairhouse/contract/families/bingo/tickets'
import type { Game } from '@fairhouse/game-math/game'

/** What came of working a round of a hall out again. */
export interface HallChecks extends Pick<FoundDraw, 'end' | 'pattern' | 'calls' | 'pots' | 'wins'> {
  /** Hashed as often as its number says, the link is the end that was published. */
  readonly chain: boolean
  /** Cards are numbered as they were sold; pots, winners and shares are those that were paid. */
  readonly prizes: boolean
  /** What is on each card from the first to the last that was sold, and how many cells a row of it has. */
  readonly cells: readonly (readonly number[])[]
  readonly across: number
}

/** @throws RangeError for a game that is no bingo, or links of another form. */
export function checkToldDraw(game: Game, told: ToldDraw): HallChecks {
  const { findings, found } = checkHall(game, told)
  const isOffChain = findings.some(({ code }) => code === 'linkOffChain')
  const { end, pattern, calls, pots, wins } = found
  const last = Math.max(0, ...told.cards.map(({ first, count }) => first + count - 1))
  return {
    chain: !isOffChain,
    prizes: findings.every(({ code }) => code === 'linkOffChain'),
    across: cellsInRow(found.width),
    cells: Array.from({ length: last }, (_, index) => found.cellsOf(index + 1)),
    end,
    pattern,
    calls,
    pots,
    wins,
  }
}
