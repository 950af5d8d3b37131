import type { FastifyReply, FastifyRequest } from 'fastify'
import { html } from '../frame/page.ts'
import type { Frame } from '../frame/part.ts'
import { formOf } from '../frame/request-body.ts'
import { type Spoken, spokenIn } from '../words/spoken.ts'
import { type Books, Conflict } from './books.ts'
import type { KeptPayment } from './card-state.ts'
import { challengePage, donePage, noPaymentPage, payPage } from './pay-page.ts'
import { faultsTold, readCard, tellFaults } from './read-card.ts'
import { answerChallenge, charge, leave } from './take-card.ts'

type Request = FastifyRequest<{ Params: { id: string }; Querystring: { again?: string } }>

interface Visit {
  readonly payment: KeptPayment
  readonly request: Request
  readonly reply: FastifyReply
  readonly spoken: Spoken
}

/** The pages on which a player pays. Every form leads on to an address of its own: whoever goes back or reloads sends nothing twice. */
export function addPayRoutes({ app, now }: Frame, books: Books): void {
  const on =
    (work: (visit: Visit) => unknown) =>
    async (request: Request, reply: FastifyReply): Promise<unknown> => {
      const spoken = spokenIn(request)
      const payment = books.state.payments.find(({ id }) => id === request.params.id)
      if (!payment) return html(reply, noPaymentPage(spoken), 404)
      try {
        return await work({ payment, request, reply, spoken })
      } catch (fault) {
        // Two taps on one button, or a page that was left open: what is done is done.
        if (fault instanceof Conflict) return reply.redirect(spoken.at(`/pay/${payment.id}`), 303)
        throw fault
      }
    }
  const goOn = ({ payment, reply, spoken }: Visit) =>
    reply.redirect(payment.page === null ? payment.returnUrl : spoken.at(payment.page), 303)

  app.get(
    '/pay/:id',
    on((visit) => {
      const { payment, request, reply, spoken } = visit
      if (payment.status === 'created')
        return html(reply, payPage(payment, spoken, faultsTold(request.query.again)))
      if (payment.status === 'challenge') return goOn(visit)
      return html(reply, donePage(payment, spoken))
    }),
  )
  app.post(
    '/pay/:id',
    on(async (visit) => {
      const { payment, request, reply, spoken } = visit
      const read = readCard(formOf(request), now())
      if ('faults' in read)
        return reply.redirect(spoken.at(`/pay/${payment.id}`, tellFaults(read.faults)), 303)
      await charge(books, payment, read.card)
      return goOn(visit)
    }),
  )
  app.post(
    '/pay/:id/leave',
    on(async (visit) => {
      await leave(books, visit.payment)
      return goOn(visit)
    }),
  )
  app.get(
    '/pay/:id/check',
    on(({ payment, reply, spoken }) =>
      html(
        reply,
        payment.status === 'challenge' ? challengePage(payment, spoken) : donePage(payment, spoken),
      ),
    ),
  )
  app.post(
    '/pay/:id/check',
    on(async (visit) => {
      const { payment, request } = visit
      await answerChallenge(books, payment, formOf(request).get('answer') === 'approve')
      return goOn(visit)
    }),
  )
}
