import type {
  approveWithdrawal,
  declineWithdrawal,
  refundDeposit,
  releaseDeposit,
} from '@fairhouse/contract/backoffice/payment'
import type { StaffRefusal } from '@fairhouse/contract/backoffice/staff-call'
import { amount as amountOf } from '@fairhouse/money'
import { createHash } from 'node:crypto'
import type { PaymentDetail, StaffOutcome, StaffRefusal as Why } from '#modules/cashier'
import type { Outcome, StaffAnswer } from '../calls/staff-answer.ts'
import { writeDeed } from '../deeds/write-deed.ts'
import type { BackofficeNeeds } from '../needs.ts'
import type { Present } from '../staff/sitting.ts'
import { insertRequest, requestOf } from '../store/requests.ts'

/** Approves; nobody does who since it was asked for changed what it depends on: a flag of the player's, or what is known of who they are. */
export const approvePayment =
  (needs: BackofficeNeeds): StaffAnswer<typeof approveWithdrawal> =>
  async (present, { id, note }) => {
    const detail = await needs.cashier.transactionDetail(id)
    if (!detail) return { refused: 'notFound' }
    if (await changedBy(needs, present.name, detail)) return { refused: 'ownChange' }
    const done = { deed: 'approve', id, facts: { note: note ?? '' } }
    const outcome = await recorded(needs, present, done, () =>
      needs.cashier.approve(id, { staff: present.name, note }),
    )
    if (outcome.type === 'refused') return { refused: refusals[outcome.why] }
    return { reply: { waitsForSecond: outcome.payment.state === 'pending' } }
  }

export const declinePayment =
  (needs: BackofficeNeeds): StaffAnswer<typeof declineWithdrawal> =>
  async (present, { id, note }) =>
    answerTo(
      await recorded(needs, present, { deed: 'declined', id, facts: { note } }, () =>
        needs.cashier.decline(id, { staff: present.name, note }),
      ),
    )

export const releasePayment =
  (needs: BackofficeNeeds): StaffAnswer<typeof releaseDeposit> =>
  async (present, { id, note }) =>
    answerTo(
      await recorded(needs, present, { deed: 'released', id, facts: { note } }, () =>
        needs.cashier.release(id, { staff: present.name, note }),
      ),
    )

/** A form that is sent again, after an answer that was lost, gives nothing back twice. */
export const refundPayment =
  (needs: BackofficeNeeds): StaffAnswer<typeof refundDeposit> =>
  async (present, { id, key, amount, note }) => {
    const body = createHash('sha256')
      .update(JSON.stringify([id, amount, note]))
      .digest()
    const made = { key, staff: present.name, call: 'refundDeposit', bodySha256: body, made: null }
    const facts = { note, amount }
    const outcome = await recorded(needs, present, { deed: 'refunded', id, facts }, () =>
      needs.cashier.refund(id, {
        staff: present.name,
        note,
        amount: amountOf(BigInt(amount)),
        once: {
          isMade: async (tx) => (await requestOf(tx, key)) !== null,
          keep: async (tx) => {
            await insertRequest(tx, { ...made, at: needs.clock.now() })
          },
        },
      }),
    )
    if (outcome.type !== 'refused' || outcome.why !== 'madeBefore') return answerTo(outcome)
    const first = await requestOf(needs.database, key)
    const isSame = first?.staff === present.name && first.bodySha256.equals(body)
    return isSame ? { reply: {} } : { refused: 'soAlready' }
  }

const refusals: Readonly<Record<Why, StaffRefusal>> = {
  notFound: 'notFound',
  notPending: 'notPending',
  saidBefore: 'saidBefore',
  waitsForIdentity: 'waitsForIdentity',
  waitsForWallet: 'waitsForWallet',
  waitsForAddress: 'waitsForAddress',
  notJudged: 'notJudged',
  tooMuch: 'aboveDeposit',
  notEnoughCash: 'tooLittle',
  unavailable: 'unavailable',
  madeBefore: 'soAlready',
}

const answerTo = (outcome: StaffOutcome): Outcome<Record<string, never>> =>
  outcome.type === 'refused' ? { refused: refusals[outcome.why] } : { reply: {} }

async function changedBy(
  { database, compliance }: BackofficeNeeds,
  staff: string,
  { payment }: PaymentDetail,
): Promise<boolean> {
  const { player, createdAt } = payment
  const flags = await compliance.flagsOf(player)
  const { steps } = await compliance.identityOf(database, player)
  return (
    flags.some(({ closed }) => closed?.staff === staff && closed.at >= createdAt) ||
    steps.some(
      ({ actor, by, at: time }) => by === 'staff' && actor === staff && time.getTime() >= createdAt,
    )
  )
}

/** Writes down what is about to be done, does it, and writes down when it was not: what cannot be written down is not done. */
async function recorded(
  { database, clock, cashier }: BackofficeNeeds,
  { name: staff }: Present,
  {
    deed,
    id,
    facts,
  }: {
    readonly deed: string
    readonly id: string
    readonly facts: Readonly<Record<string, string | number>>
  },
  work: () => Promise<StaffOutcome>,
): Promise<StaffOutcome> {
  if (!(await cashier.transactionDetail(id))) return { type: 'refused', why: 'notFound' }
  const subject = `payment ${id}`
  const write = (name: string, said: Readonly<Record<string, string | number>>) =>
    database.transaction((tx) =>
      writeDeed(tx, { at: clock.now(), staff, deed: name, subject, facts: said }),
    )
  await write(deed, facts)
  const outcome = await work()
  if (outcome.type === 'refused') await write(`${deed}Refused`, { why: outcome.why })
  return outcome
}
