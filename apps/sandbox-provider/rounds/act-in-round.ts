import { costOf } from '@fairhouse/contract/rounds/round'
import { offeredAs } from '@fairhouse/game-math/bets'
import type { Action } from '@fairhouse/game-math/game'
import { roundChance } from '../chance.ts'
import type { PlayedGame } from '../games.ts'
import type { Session } from '../journal.ts'
import { answerOf, type KeptRound, keepRound } from './keep-round.ts'
import { playerOf } from './open-round.ts'
import type { RoundNeeds } from './round-needs.ts'
import { orRefused, refused, type RoundAnswer } from './shown-round.ts'

/** Goes on with the round that waits for the player, for a further stake where the action costs one. */
export async function actInRound(
  needs: RoundNeeds,
  session: Session,
  { rules }: PlayedGame,
  action: Action,
): Promise<RoundAnswer> {
  const round = needs.journal.waiting(playerOf(session))
  if (!round) return refused
  const state = rules.parseState(round.state)
  const offer = offeredAs(rules, { state, actions: rules.legal(state) }, action)
  if (offer === null) return refused
  const extra = costOf(offer) * round.unit
  const draw = () =>
    keepRound(
      needs,
      session,
      { ...round, sid: session.sid, cost: round.cost + extra },
      { before: round.events, step: rules.act(state, action, roundChance()) },
    )
  if (extra === 0) return answerOf(needs, session, null, draw())
  let kept: KeptRound | undefined
  const staked = await needs.wallets[session.dialect].stake(session, {
    round: round.id,
    amount: extra,
    isFirst: false,
    draw: () => {
      kept = draw()
    },
  })
  return staked.type === 'taken' && kept
    ? answerOf(needs, session, staked, kept)
    : orRefused(staked)
}
