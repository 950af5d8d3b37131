import { createHash } from 'node:crypto'
import type { Message, Session } from './message.ts'

/** What must be the same when a message comes again, as 32 bytes. Tokens are not among it: the same message may come with a newer one. */
export function factsOf(session: Session, message: Message): Buffer {
  const { player, gameId, currency } = session
  const { kind, ref, round } = message
  const facts = [kind, ref, round, player, gameId, currency, ...numbersOf(message)]
  return createHash('sha256')
    .update(JSON.stringify(facts.map(String)))
    .digest()
}

function numbersOf(message: Message): readonly unknown[] {
  switch (message.kind) {
    case 'bet':
      return [message.amount]
    case 'win':
      return [message.about ?? '', message.amount, message.jackpot]
    case 'play':
      return [message.amount, message.payout]
    case 'rollback':
      return [message.about]
  }
}
