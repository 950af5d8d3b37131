import type { FastifyReply, FastifyRequest } from 'fastify'
import { html, page } from '../frame/page.ts'
import type { Frame } from '../frame/part.ts'
import { formOf } from '../frame/request-body.ts'
import { type Books, Conflict } from './books.ts'
import type { KeptPayment } from './card-state.ts'
import { challengePage, donePage, payPage } from './pay-page.ts'
import { readCard } from './read-card.ts'
import { answerChallenge, charge, leave } from './take-card.ts'

type Request = FastifyRequest<{ Params: { id: string } }>

/** The pages on which a player pays. */
export function addPayRoutes({ app, now }: Frame, books: Books): void {
  const on =
    (work: (payment: KeptPayment, request: Request, reply: FastifyReply) => unknown) =>
    async (request: Request, reply: FastifyReply): Promise<unknown> => {
      const payment = books.state.payments.find(({ id }) => id === request.params.id)
      if (!payment) return html(reply, page('There is no such payment', ''), 404)
      try {
        return await work(payment, request, reply)
      } catch (fault) {
        // Two taps on one button, or a page that was left open: what is done is done.
        if (fault instanceof Conflict) return html(reply, donePage(payment), 409)
        throw fault
      }
    }
  const goOn = (payment: KeptPayment, reply: FastifyReply) =>
    reply.redirect(payment.page ?? payment.returnUrl, 303)

  app.get(
    '/pay/:id',
    on((payment, _request, reply) => {
      if (payment.status === 'created') return html(reply, payPage(payment))
      if (payment.status === 'challenge') return goOn(payment, reply)
      return html(reply, donePage(payment))
    }),
  )
  app.post(
    '/pay/:id',
    on(async (payment, request, reply) => {
      const read = readCard(formOf(request), now())
      if ('faults' in read) return html(reply, payPage(payment, read.faults), 422)
      await charge(books, payment, read.card)
      return goOn(payment, reply)
    }),
  )
  app.post(
    '/pay/:id/leave',
    on(async (payment, _request, reply) => {
      await leave(books, payment)
      return goOn(payment, reply)
    }),
  )
  app.get(
    '/pay/:id/check',
    on((payment, _request, reply) =>
      html(reply, payment.status === 'challenge' ? challengePage(payment) : donePage(payment)),
    ),
  )
  app.post(
    '/pay/:id/check',
    on(async (payment, request, reply) => {
      await answerChallenge(books, payment, formOf(request).get('answer') === 'approve')
      return goOn(payment, reply)
    }),
  )
}
