import {
  cardPayment,
  cardPayout,
  cardStatement,
  cardWish,
  payoutWish,
  refundWish,
} from '@fairhouse/contract/sandbox/card'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { changedIn } from '../frame/changed-in.ts'
import type { Frame, InterfaceAnswer } from '../frame/part.ts'
import { jsonOf } from '../frame/request-body.ts'
import { type Books, Conflict } from './books.ts'
import { payOut } from './pay-out.ts'
import { refund, release } from './settle-payment.ts'
import { createPayment } from './take-card.ts'

type Request = FastifyRequest<{
  Params: { id: string }
  Querystring: { reference?: string; from?: string; to?: string }
}>
type Work = (request: Request) => Promise<InterfaceAnswer> | InterfaceAnswer

const missing: InterfaceAnswer = { status: 404, body: { error: 'not found' } }
const malformed: InterfaceAnswer = { status: 400, body: { error: 'malformed' } }

const statementTold = (
  { payments, payouts }: Books['state'],
  query: Request['query'],
): InterfaceAnswer => ({
  status: 200,
  body: cardStatement.parse({
    payments: changedIn(payments, query),
    payouts: changedIn(payouts, query),
  }),
})

/** What the house asks: `/card/payments`, `/card/payouts`. */
export function addInterfaceRoutes({ app, hasKey, answer }: Frame, books: Books): void {
  const { payments, payouts } = books.state
  const asked = (work: Work) => (request: Request, reply: FastifyReply) => {
    if (!hasKey(request)) return reply.code(401).send({ error: 'wrong key' })
    return answer(request, reply, () => orConflict(() => work(request)))
  }
  const paymentTold = (found: unknown): InterfaceAnswer =>
    found === undefined ? missing : { status: 200, body: cardPayment.parse(found) }
  const payoutTold = (found: unknown): InterfaceAnswer =>
    found === undefined ? missing : { status: 200, body: cardPayout.parse(found) }

  app.post(
    '/card/payments',
    asked(async (request) => {
      const wish = jsonOf(request, cardWish)
      return wish ? paymentTold(await createPayment(books, wish)) : malformed
    }),
  )
  app.get(
    '/card/payments',
    asked(({ query }) => paymentTold(byReference(payments, query.reference))),
  )
  app.get(
    '/card/payments/:id',
    asked(({ params }) => paymentTold(byId(payments, params.id))),
  )
  app.post(
    '/card/payments/:id/release',
    asked(async ({ params }) => {
      const payment = byId(payments, params.id)
      if (payment) await release(books, payment)
      return paymentTold(payment)
    }),
  )
  app.post(
    '/card/payments/:id/refunds',
    asked(async (request) => {
      const payment = byId(payments, request.params.id)
      const wish = jsonOf(request, refundWish)
      if (!payment || !wish) return payment ? malformed : missing
      await refund(books, payment, wish)
      return paymentTold(payment)
    }),
  )
  app.post(
    '/card/payouts',
    asked(async (request) => {
      const wish = jsonOf(request, payoutWish)
      return wish ? payoutTold(await payOut(books, wish)) : malformed
    }),
  )
  app.get(
    '/card/payouts',
    asked(({ query }) => payoutTold(byReference(payouts, query.reference))),
  )
  app.get(
    '/card/statement',
    asked(({ query }) => statementTold(books.state, query)),
  )
  app.get(
    '/card/payouts/:id',
    asked(({ params }) => payoutTold(byId(payouts, params.id))),
  )
}

const byId = <One extends { readonly id: string }>(all: readonly One[], id: string) =>
  all.find((one) => one.id === id)

const byReference = <One extends { readonly reference: string }>(
  all: readonly One[],
  reference: string | undefined,
) => all.find((one) => one.reference === reference)

async function orConflict(
  work: () => Promise<InterfaceAnswer> | InterfaceAnswer,
): Promise<InterfaceAnswer> {
  try {
    return await work()
  } catch (fault) {
    if (fault instanceof Conflict) return { status: 409, body: { error: fault.message } }
    throw fault
  }
}
