import type { CardOrJoker } from '@fairhouse/contract/families/card'
import type { GameContext } from '../../../game-context.ts'
import type { ControllerState } from '../../../play/controller-state.ts'
import { heldIn, holdableIn } from '../holds.ts'
import type { OpenPoker } from '../open-poker.ts'
import { givenAway, holdOf } from './advice.ts'
import { adviserOf } from './adviser.ts'
import { worthIn } from './worth.ts'

/** A hand that was dealt, and what the player marked last. */
interface Chosen {
  readonly round: string
  readonly cards: readonly CardOrJoker[]
  readonly held: readonly number[]
}

let isTelling = false

/** From now on tells after each hand what its hold gave away, as long as the player wants to hear it. Told once it does nothing more. */
export function tellAfterHands(context: GameContext, poker: OpenPoker): void {
  if (isTelling) return
  isTelling = true
  let chosen: Chosen | null = null
  context.table.state.watch((state) => {
    const cards = holdableIn(state)
    if (cards.length > 0 && state.round)
      chosen = { round: state.round.id, cards, held: heldIn(state.marked) }
    if (!chosen || !isOver(state, chosen)) return
    const { cards: dealt, held } = chosen
    chosen = null
    if (context.settings.now.coachAfter === true)
      tell(context, poker, { dealt, held, stake: state.round?.stake ?? 0 }).catch(reportError)
  })
}

const isOver = ({ phase, round }: ControllerState, chosen: Chosen): boolean =>
  phase === 'idle' && round?.finished === true && round.id === chosen.round

interface Played {
  readonly dealt: readonly CardOrJoker[]
  readonly held: readonly number[]
  readonly stake: number
}

async function tell(
  context: GameContext,
  { texts: { coach } }: OpenPoker,
  { dealt, held, stake }: Played,
): Promise<void> {
  const advice = await adviserOf(context).advise(dealt)
  const bets = givenAway(advice, holdOf(held))
  const { times, amount } = worthIn(context, bets, stake)
  const sentence = bets === 0 ? coach.wasBest : coach.gave(amount, times)
  context.notice(sentence)
  context.say(sentence)
}
