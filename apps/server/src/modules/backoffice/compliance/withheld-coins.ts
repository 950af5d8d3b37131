import type {
  askWithheldPayout,
  decideWithheldPayout,
} from '@fairhouse/contract/backoffice/addresses'
import type { StaffRefusal } from '@fairhouse/contract/backoffice/staff-call'
import type { WithheldOutcome } from '#modules/cashier'
import type { Outcome, StaffAnswer } from '../calls/staff-answer.ts'
import { writeDeed } from '../deeds/write-deed.ts'
import type { BackofficeNeeds } from '../needs.ts'
import type { Present } from '../staff/sitting.ts'

/** Coins that people withheld and that were paid by hand, by a court's or an authority's word: one writes it down, another confirms, and it is booked. */
export const askForPayout =
  (needs: BackofficeNeeds): StaffAnswer<typeof askWithheldPayout> =>
  (present, { id, txid, note }) =>
    withRecord(needs, present, { id, deed: 'askWithheld', facts: { txid, note } }, (payment) =>
      needs.cashier.askWithheldPayout(payment, { staff: present.name, note, txid }),
    )

export const decideOnPayout =
  (needs: BackofficeNeeds): StaffAnswer<typeof decideWithheldPayout> =>
  (present, { id, approve, note }) => {
    const deed = approve ? 'bookWithheld' : 'dropWithheld'
    return withRecord(needs, present, { id, deed, facts: { note } }, (payment) =>
      approve
        ? needs.cashier.bookWithheldPayout(payment, { staff: present.name, note })
        : needs.cashier.dropWithheldPayout(payment),
    )
  }

/** Null: it is done. */
const refusals: Readonly<Record<WithheldOutcome, StaffRefusal | null>> = {
  asked: null,
  booked: null,
  dropped: null,
  saidBefore: 'saidBefore',
  decided: 'decidedAlready',
  notFound: 'notFound',
}

/** Writes down what is about to be done, does it, and writes down when it was not: what cannot be written down is not done. */
async function withRecord(
  { database, clock, compliance }: BackofficeNeeds,
  { name: staff }: Present,
  what: {
    readonly id: string
    readonly deed: string
    readonly facts: Readonly<Record<string, string>>
  },
  work: (payment: string) => Promise<WithheldOutcome>,
): Promise<Outcome<Record<string, never>>> {
  const { id, deed, facts } = what
  const found = await compliance.addressCase(id)
  if (!found) return { refused: 'notFound' }
  const subject = `address ${id}`
  const write = (name: string, said: Readonly<Record<string, string>>) =>
    database.transaction((tx) =>
      writeDeed(tx, { at: clock.now(), staff, deed: name, subject, facts: said }),
    )
  await write(deed, facts)
  const outcome = await work(found.held.payment)
  const refused = refusals[outcome]
  if (refused === null) return { reply: {} }
  await write(`${deed}Refused`, { why: outcome })
  return { refused }
}
