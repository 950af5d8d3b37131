import type { PaymentDetail, StaffOutcome } from '#modules/cashier'
import { writeDeed } from './deeds/write-deed.ts'
import { factsOfPlayer } from './facts-of-player.ts'
import { amountTyped } from './money-typed.ts'
import type { BackofficeNeeds } from './needs.ts'
import { paymentPage } from './pages/payment-page.ts'
import { withdrawalsPage } from './pages/withdrawals-page.ts'
import type { Answered, DeskRequest, DeskRoute } from './route.ts'
import type { SentenceName } from './sentences.ts'
import { noteOf } from './note.ts'

const at = '/desk/withdrawals'
const shownAtOnce = 200

/** The queue of withdrawals, payments, and what staff does to them. */
export const paymentRoutes = (needs: BackofficeNeeds): readonly DeskRoute[] => [
  {
    method: 'GET',
    path: '/desk/withdrawals',
    at,
    right: 'readPlayers',
    answer: async () => ({
      type: 'page',
      title: 'Withdrawals',
      body: withdrawalsPage(await needs.cashier.openWithdrawals({ limit: shownAtOnce, skip: 0 })),
    }),
  },
  {
    method: 'GET',
    path: '/desk/payments/:id',
    at,
    right: 'readPlayers',
    answer: (asked) => shown(needs, asked),
  },
  {
    method: 'POST',
    path: '/desk/payments/:id/approve',
    at,
    right: 'decideWithdrawals',
    confirms: 'approve a withdrawal',
    answer: (asked) => approve(needs, asked),
  },
  {
    method: 'POST',
    path: '/desk/payments/:id/decline',
    at,
    right: 'decideWithdrawals',
    confirms: 'decline a withdrawal',
    answer: (asked) =>
      withNote(needs, asked, 'declined', (id, hand) => needs.cashier.decline(id, hand)),
  },
  {
    method: 'POST',
    path: '/desk/payments/:id/refund',
    at,
    right: 'giveBack',
    confirms: 'refund a deposit',
    answer: async (asked) => {
      const amount = amountTyped(asked.form.get('amount') ?? '')
      if (amount === null) return on(asked, 'amountWrong')
      return withNote(needs, asked, 'refunded', (id, hand) =>
        needs.cashier.refund(id, { ...hand, amount }),
      )
    },
  },
  {
    method: 'POST',
    path: '/desk/payments/:id/release',
    at,
    right: 'giveBack',
    confirms: 'let a deposit go',
    answer: (asked) =>
      withNote(needs, asked, 'released', (id, hand) => needs.cashier.release(id, hand)),
  },
]

const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

async function detailOf(needs: BackofficeNeeds, asked: DeskRequest): Promise<PaymentDetail | null> {
  const { id = '' } = asked.params
  return idShape.test(id) ? needs.cashier.transactionDetail(id) : null
}

async function shown(needs: BackofficeNeeds, asked: DeskRequest): Promise<Answered> {
  const detail = await detailOf(needs, asked)
  if (!detail) return { type: 'none' }
  const player = await factsOfPlayer(needs, detail.payment.player)
  const title = detail.payment.type === 'withdrawal' ? 'Withdrawal' : 'Payment'
  return { type: 'page', title, body: paymentPage(detail, player, asked.present) }
}

const on = ({ params }: DeskRequest, said: SentenceName): Answered => ({
  type: 'said',
  on: `/desk/payments/${params['id'] ?? ''}`,
  said,
})

/** Approves; nobody does who since it was asked for changed what it depends on: a flag of the player's, or what is known of who he is. */
async function approve(needs: BackofficeNeeds, asked: DeskRequest): Promise<Answered> {
  const detail = await detailOf(needs, asked)
  if (!detail) return { type: 'none' }
  if (await changedBy(needs, asked.present.name, detail)) return on(asked, 'ownChange')
  const { id } = detail.payment
  const hand = { staff: asked.present.name, note: noteOf(asked) }
  const outcome = await done(needs, asked, 'approve', () => needs.cashier.approve(id, hand))
  if (outcome.type === 'refused') return on(asked, outcome.why)
  return on(asked, outcome.payment.state === 'pending' ? 'approvedOfTwo' : 'approved')
}

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

async function withNote(
  needs: BackofficeNeeds,
  asked: DeskRequest,
  well: 'declined' | 'refunded' | 'released',
  work: (id: string, hand: { staff: string; note: string }) => Promise<StaffOutcome>,
): Promise<Answered> {
  const detail = await detailOf(needs, asked)
  if (!detail) return { type: 'none' }
  const note = noteOf(asked)
  if (note === null) return on(asked, 'noteMissing')
  const outcome = await done(needs, asked, well, () =>
    work(detail.payment.id, { staff: asked.present.name, note }),
  )
  return on(asked, outcome.type === 'refused' ? outcome.why : well)
}

/** Writes down what is about to be done, does it, and writes down when it was not: what cannot be written down is not done. */
async function done(
  { database, clock }: BackofficeNeeds,
  { present, params, form }: DeskRequest,
  deed: string,
  work: () => Promise<StaffOutcome>,
): Promise<StaffOutcome> {
  const subject = `payment ${params['id'] ?? ''}`
  const write = (name: string, facts: Readonly<Record<string, string>>) =>
    database.transaction((tx) =>
      writeDeed(tx, { at: clock.now(), staff: present.name, deed: name, subject, facts }),
    )
  await write(deed, { note: form.get('note') ?? '', amount: form.get('amount') ?? '' })
  const outcome = await work()
  if (outcome.type === 'refused') await write(`${deed}Refused`, { why: outcome.why })
  return outcome
}
