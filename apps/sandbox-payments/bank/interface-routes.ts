import {
  bankPayout,
  bankPayoutWish,
  bankStatement,
  bankTransfer,
  bankUnmatched,
  transferWish,
} from '@fairhouse/contract/sandbox/bank'
import { refundWish } from '@fairhouse/contract/sandbox/card'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { changedIn } from '../frame/changed-in.ts'
import type { Frame, InterfaceAnswer } from '../frame/part.ts'
import { jsonOf } from '../frame/request-body.ts'
import {
  awaitTransfer,
  BankConflict,
  type BankNeeds,
  cancelTransfer,
  payOut,
  sendBack,
} from './bank.ts'
import type { KeptPayout, KeptTransfer } from './bank-state.ts'

type Request = FastifyRequest<{
  Params: { id: string }
  Querystring: { reference?: string; from?: string; to?: string }
}>

const missing: InterfaceAnswer = { status: 404, body: { error: 'not found' } }
const malformed: InterfaceAnswer = { status: 400, body: { error: 'malformed' } }

const transferTold = (found: KeptTransfer | undefined): InterfaceAnswer =>
  found ? { status: 200, body: bankTransfer.parse(found) } : missing
const payoutTold = (found: KeptPayout | undefined): InterfaceAnswer =>
  found ? { status: 200, body: bankPayout.parse(found) } : missing

const statementTold = (
  { transfers, payouts }: BankNeeds['kept']['state'],
  query: Request['query'],
): InterfaceAnswer => ({
  status: 200,
  body: bankStatement.parse({
    transfers: changedIn(transfers, query),
    payouts: changedIn(payouts, query),
  }),
})

/** What the house asks: `/bank/transfers`, `/bank/payouts`, `/bank/unmatched`. */
export function addInterfaceRoutes({ app, hasKey, answer }: Frame, bank: BankNeeds): void {
  const { transfers, payouts, unmatched } = bank.kept.state
  const asked =
    (work: (request: Request) => InterfaceAnswer) => (request: Request, reply: FastifyReply) => {
      if (!hasKey(request)) return reply.code(401).send({ error: 'wrong key' })
      return answer(request, reply, () => orConflict(() => work(request)))
    }
  const transferOf = ({ params }: Request) => transfers.find(({ id }) => id === params.id)

  app.post(
    '/bank/transfers',
    asked((request) => {
      const wish = jsonOf(request, transferWish)
      return wish ? transferTold(awaitTransfer(bank, wish)) : malformed
    }),
  )
  app.get(
    '/bank/transfers',
    asked(({ query }) =>
      transferTold(transfers.find(({ reference }) => reference === query.reference)),
    ),
  )
  app.get(
    '/bank/transfers/:id',
    asked((request) => transferTold(transferOf(request))),
  )
  app.post(
    '/bank/transfers/:id/release',
    asked((request) => {
      const transfer = transferOf(request)
      if (transfer) cancelTransfer(bank, transfer)
      return transferTold(transfer)
    }),
  )
  app.post(
    '/bank/transfers/:id/refunds',
    asked((request) => {
      const transfer = transferOf(request)
      const wish = jsonOf(request, refundWish)
      if (transfer && wish) sendBack(bank, transfer, wish)
      return wish ? transferTold(transfer) : malformed
    }),
  )
  app.post(
    '/bank/payouts',
    asked((request) => {
      const wish = jsonOf(request, bankPayoutWish)
      return wish ? payoutTold(payOut(bank, wish)) : malformed
    }),
  )
  app.get(
    '/bank/payouts',
    asked(({ query }) =>
      payoutTold(payouts.find(({ reference }) => reference === query.reference)),
    ),
  )
  app.get(
    '/bank/payouts/:id',
    asked(({ params }) => payoutTold(payouts.find(({ id }) => id === params.id))),
  )
  app.get(
    '/bank/statement',
    asked(({ query }) => statementTold(bank.kept.state, query)),
  )
  app.get(
    '/bank/unmatched',
    asked(() => ({ status: 200, body: bankUnmatched.parse({ unmatched }) })),
  )
}

function orConflict(work: () => InterfaceAnswer): InterfaceAnswer {
  try {
    return work()
  } catch (fault) {
    if (fault instanceof BankConflict) return { status: 409, body: { error: fault.message } }
    throw fault
  }
}
