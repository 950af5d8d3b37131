import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import type { RoundState, Step } from '@fairhouse/game-math/game'
import type { Due, Session } from '../journal.ts'
import type { Staked } from '../wallets/wallet.ts'
import type { OpenRound } from './open-round.ts'
import type { RoundNeeds } from './round-needs.ts'
import type { RoundAnswer, ShownRound } from './shown-round.ts'

/** A round that was written down. `due` ends it, when it is over. */
export interface KeptRound {
  readonly due: Due | null
  readonly shown: ShownRound
}

/** Writes down what a draw brought about. */
export function keepRound(
  { journal, wallets, now }: RoundNeeds,
  session: Session,
  round: Omit<OpenRound, 'state' | 'events' | 'at' | 'type'>,
  told: { readonly before: readonly RoundEvent[]; readonly step: Step<RoundState> },
): KeptRound {
  const { step } = told
  const events = [...told.before, ...step.events]
  const shown: ShownRound = {
    events,
    unit: round.unit,
    cost: round.cost,
    payout: step.state.units * round.unit,
    actions: step.actions,
  }
  if (!step.state.done) {
    journal.wait({ ...round, type: 'round', events, state: step.state, at: now() })
    return { due: null, shown }
  }
  const due = wallets[session.dialect].win(session, {
    round: round.id,
    bet: round.bet,
    amount: shown.payout,
  })
  journal.owe(due)
  return { due, shown }
}

/** Tells the house of a round that is over. @param staked null when the draw cost nothing. */
export async function answerOf(
  { wallets }: RoundNeeds,
  session: Session,
  staked: Extract<Staked, { type: 'taken' }> | null,
  kept: KeptRound,
): Promise<RoundAnswer> {
  const wallet = wallets[session.dialect]
  const balance = kept.due === null ? (staked?.balance ?? null) : await wallet.tellWin(kept.due)
  return { type: 'taken', balance, round: kept.shown }
}
