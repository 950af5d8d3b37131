import type { Action } from '@fairhouse/game-math/game'
import type { PlayedGame } from '../games.ts'
import type { Session } from '../journal.ts'
import { actInRound } from './act-in-round.ts'
import { beginRound } from './begin-round.ts'
import type { AskedBet } from './bet.ts'
import { endOldRounds } from './end-old-rounds.ts'
import { playerOf } from './open-round.ts'
import type { RoundNeeds } from './round-needs.ts'
import type { RoundAnswer, ShownRound } from './shown-round.ts'

/** Rounds of the players of the sandbox: opened, gone on with, and ended for those who do not come back. */
export function createRounds(needs: RoundNeeds) {
  return {
    /** A round that waits for the player of this session. */
    waiting: (session: Session, { rules }: PlayedGame): ShownRound | null => {
      const round = needs.journal.waiting(playerOf(session))
      if (!round) return null
      const state = rules.parseState(round.state)
      const { events, unit, cost } = round
      return { events, unit, cost, payout: state.units * unit, actions: rules.legal(state) }
    },
    begin: (session: Session, game: PlayedGame, asked: AskedBet): Promise<RoundAnswer> =>
      beginRound(needs, session, game, asked),
    act: (session: Session, game: PlayedGame, action: Action): Promise<RoundAnswer> =>
      actInRound(needs, session, game, action),
    /** Ends rounds whose players have not come back. */
    endOld: (): Promise<void> => endOldRounds(needs),
  }
}
export type Rounds = ReturnType<typeof createRounds>
