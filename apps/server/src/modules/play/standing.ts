import { withoutMeters } from '@fairhouse/contract/rounds/meters'
import { inMinorUnits } from '@fairhouse/contract/rounds/round'
import { canonicalJson } from '@fairhouse/fairness/canonical'
import type { Draw } from '@fairhouse/fairness/draw'
import { offeredAs, priceOf } from '@fairhouse/game-math/bets'
import type { Game, RoundState, Step } from '@fairhouse/game-math/game'
import { unitIn } from './bet-mode.ts'
import type { OpenRound } from './seat.ts'

/**
 * Where an open round stands, as its rules read it. A state that they cannot read was stored by an engine of another shape: the round is then
 * played again from its first word, with what the player chose, and stands where that leads if it told the very same on the way.
 * @param draws chance of the round from its first word.
 * @returns null when these are not the rules that the round was played by.
 */
export function standing(rules: Game, open: OpenRound, draws: () => Draw): RoundState | null {
  try {
    return rules.parseState(open.state)
  } catch (fault) {
    if (fault instanceof TypeError || fault instanceof RangeError) {
      return playedAgain(rules, open, draws())
    }
    throw fault
  }
}

function playedAgain(rules: Game, open: OpenRound, draw: Draw): RoundState | null {
  const steps = stepsOf(rules, open, draw)
  const last = steps?.at(-1)
  if (!steps || !last || last.state.done || draw.words !== open.words) return null
  const told = inMinorUnits(
    steps.flatMap(({ events }) => events),
    unitIn(rules, open.bet),
  )
  return canonicalJson(told) === canonicalJson(withoutMeters(open.events)) ? last.state : null
}

/** Null when something was chosen that these rules do not offer. */
function stepsOf(
  rules: Game,
  { bet, moves }: OpenRound,
  draw: Draw,
): readonly Step<RoundState>[] | null {
  const { mode, selection, stake } = bet
  if (priceOf(rules, { mode, selection }) === null) return null
  let step = rules.open(draw, { mode, cost: stake, selection })
  const steps = [step]
  for (const move of moves) {
    if (!offeredAs(rules, step, move)) return null
    step = rules.act(step.state, move, draw)
    steps.push(step)
  }
  return steps
}
