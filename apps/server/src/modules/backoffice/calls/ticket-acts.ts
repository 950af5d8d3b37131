import { createHash } from 'node:crypto'
import type {
  answerTicket as answerCall,
  assignTicket as assignCall,
  closeTicket as closeCall,
} from '@fairhouse/contract/backoffice/tickets'
import type { Transaction } from '#platform/database'
import { playerId } from '#platform/ids'
import type { BackofficeNeeds } from '../needs.ts'
import type { Present } from '../staff/sitting.ts'
import { type Recorded, together } from '../together.ts'
import type { Outcome, StaffAnswer } from './staff-answer.ts'
import { idOfTicket } from './tickets.ts'

/** Something done to a ticket that exists, with its record; then the player's browsers hear of it. */
async function toTicket(
  needs: BackofficeNeeds,
  present: Present,
  { number, deed, facts }: { readonly number: string } & Pick<Recorded, 'deed' | 'facts'>,
  work: (tx: Transaction, id: string) => Promise<boolean>,
): Promise<Outcome<Record<string, never>>> {
  const id = idOfTicket(number)
  const one = await needs.support.one(id)
  if (!one) return { refused: 'notFound' }
  const recorded = { deed, subject: `ticket ${number}`, facts }
  if (!(await together(needs, present, recorded, (tx) => work(tx, id))))
    return { refused: 'soAlready' }
  needs.accounts.tell(playerId(one.player))
  return { reply: {} }
}

/** What was written stands with the ticket; the chain of deeds has its hash. */
export const answerTicket =
  (needs: BackofficeNeeds): StaffAnswer<typeof answerCall> =>
  (present, { number, key, text, close }) => {
    const facts = { textSha256: createHash('sha256').update(text).digest('hex'), close }
    const staff = present.name
    return toTicket(needs, present, { number, deed: 'answerTicket', facts }, (tx, id) =>
      needs.support.answer(tx, { id, key, staff, text, close }),
    )
  }

export const assignTicket =
  (needs: BackofficeNeeds): StaffAnswer<typeof assignCall> =>
  (present, { number, mine }) =>
    toTicket(
      needs,
      present,
      { number, deed: mine ? 'assignTicket' : 'leaveTicket', facts: {} },
      (tx, id) => needs.support.assign(tx, id, mine ? present.name : null),
    )

export const closeTicket =
  (needs: BackofficeNeeds): StaffAnswer<typeof closeCall> =>
  (present, { number }) =>
    toTicket(needs, present, { number, deed: 'closeTicket', facts: {} }, (tx, id) =>
      needs.support.close(tx, id),
    )
