import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import type { Paytable } from '@fairhouse/contract/entities/paytable'
import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import type { Draw } from '@fairhouse/fairness/draw'
import { definitionHash } from '../definition-hash.ts'
import type { Game, RoundState, Step } from '../game.ts'
import { checkTerms } from './check-terms.ts'

/** The version grows when the same definition would play differently. */
export const jackpotEngine = 'jackpots 1'

/** A game that feeds meters of the house and can win them. */
export interface JackpotGame<State extends RoundState = RoundState> extends Game<State> {
  readonly jackpots: readonly JackpotTerms[]
}

/**
 * Any game with progressive jackpots beside it. When a round is opened, after everything the game itself draws for that and before any
 * feature is played, each jackpot that is won by draw is drawn for in order: one whole number below its turnover, which wins when it is below the cost of the round. So the chance is
 * exactly in proportion to the stake, whatever the way to bet. One that a hand wins is told by the game itself, when it is made. What is won is told with a pay of 0, for the amount is what the house's meter shows
 * when the round is written. A jackpot that its meter decides is no matter of chance here.
 * @throws RangeError for terms that `checkTerms` refuses.
 */
export function jackpotGame<State extends RoundState>(
  inner: Game<State>,
  jackpots: readonly JackpotTerms[],
): JackpotGame<State> {
  checkTerms(jackpots)
  if (jackpots.some(({ won }) => won === 'byHand') && inner.betLevels.length > 1)
    throw new RangeError('a jackpot that a hand wins is of one stake: offer one')
  return {
    ...inner,
    hash: definitionHash(jackpotEngine, { inner: inner.hash, jackpots }),
    jackpots,
    paytable: withProgressive(inner.paytable, jackpots),
    open: (draw, bet = {}) => {
      const step = inner.open(draw, bet)
      const { cost = 0 } = bet
      return withWon(step, drawnFor(jackpots, draw, cost))
    },
  }
}

function withProgressive(paytable: Paytable, jackpots: readonly JackpotTerms[]): Paytable {
  const feature = { type: 'progressive', jackpots } as const
  // Families whose features are of more kinds each have a type of their own.
  if (paytable.family === 'slot') return { ...paytable, features: [...paytable.features, feature] }
  if (paytable.family === 'videoPoker')
    return { ...paytable, features: [...paytable.features, feature] }
  return { ...paytable, features: [...paytable.features, feature] }
}

/** Names of the jackpots that a round of this cost wins by draw. */
function drawnFor(jackpots: readonly JackpotTerms[], draw: Draw, cost: number): readonly string[] {
  return jackpots.flatMap((terms) =>
    terms.won === 'byDraw' && draw.below(terms.turnover) < cost ? [terms.name] : [],
  )
}

/** Told at the end of the step, before the round is closed. */
function withWon<State extends RoundState>(step: Step<State>, won: readonly string[]): Step<State> {
  if (won.length === 0) return step
  const total = step.state.units
  const told = won.map((jackpot): RoundEvent => ({ type: 'jackpotWon', jackpot, pay: 0, total }))
  const ends = step.state.done ? step.events.slice(-1) : []
  const before = step.events.slice(0, step.events.length - ends.length)
  return { ...step, events: [...before, ...told, ...ends] }
}
