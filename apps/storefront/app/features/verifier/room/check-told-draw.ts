import { checkHall, type FoundDraw, type ToldDraw } from '@fairhouse/verifier/check-hall'
import type { Game } from '@fairhouse/game-math/game'

/** What came of working a round of a hall out again. */
export interface HallChecks extends Pick<FoundDraw, 'end' | 'pattern' | 'calls' | 'pots' | 'wins'> {
  /** Hashed as often as its number says, the link is the end that was published. */
  readonly chain: boolean
  /** Cards are numbered without a gap; pots, winners and shares are those that were paid. */
  readonly prizes: boolean
  /** What is on each card, from the first. */
  readonly cells: readonly (readonly number[])[]
}

/** @throws RangeError for a game that is no bingo, or links of another form. */
export function checkToldDraw(game: Game, told: ToldDraw): HallChecks {
  const { findings, found } = checkHall(game, told)
  const cards = told.cards.reduce((sum, { count }) => sum + count, 0)
  const isOffChain = findings.some(({ code }) => code === 'linkOffChain')
  const { end, pattern, calls, pots, wins } = found
  return {
    chain: !isOffChain,
    prizes: findings.every(({ code }) => code === 'linkOffChain'),
    cells: Array.from({ length: cards }, (_, index) => found.cellsOf(index + 1)),
    end,
    pattern,
    calls,
    pots,
    wins,
  }
}
