import { roundChance } from '../chance.ts'
import { ended } from './play-through.ts'
import type { RoundNeeds } from './round-needs.ts'

/** A player who has not come back for so long has the round ended; half of what the house waits. */
const waitsMs = 24 * 60 * 60_000

/** Ends rounds whose players have not come back. */
export async function endOldRounds({ games, journal, wallets, now }: RoundNeeds): Promise<void> {
  for (const round of journal.allWaiting()) {
    const session = journal.session(round.sid)
    const game = session && games.find(session.gameKey)
    if (!session || !game || round.at > now() - waitsMs) continue
    const { rules } = game
    const state = rules.parseState(round.state)
    const step = { state, events: [], actions: rules.legal(state) }
    const { units } = ended(rules, step, roundChance())
    const wallet = wallets[session.dialect]
    const due = wallet.win(session, {
      round: round.id,
      bet: round.bet,
      amount: units * round.unit,
    })
    journal.owe(due)
    await wallet.tellWin(due)
  }
}
