import type { FastifyReply, FastifyRequest } from 'fastify'
import { html, page } from '../frame/page.ts'
import type { Frame } from '../frame/part.ts'
import { type Books, Conflict } from './books.ts'
import type { KeptPayment } from './card-state.ts'
import { deskPage } from './desk-page.ts'
import { decideDispute, openDispute } from './disputes.ts'
import { capture } from './settle-payment.ts'

type Request = FastifyRequest<{ Params: { id: string; dispute: string; verdict: string } }>

const path = '/card/desk'

/** The acquirer's desk, for this machine only. */
export function addDeskRoutes({ app, isLocal }: Frame, books: Books): void {
  const desk =
    (work: (payment: KeptPayment, params: Request['params']) => Promise<void>) =>
    async (request: Request, reply: FastifyReply): Promise<unknown> => {
      const payment = isLocal(request)
        ? books.state.payments.find(({ id }) => id === request.params.id)
        : undefined
      if (!payment) return html(reply, page('There is nothing here', ''), 404)
      try {
        await work(payment, request.params)
      } catch (fault) {
        if (!(fault instanceof Conflict)) throw fault
        // Somebody else was quicker; the page shows how it stands now.
      }
      return reply.redirect(path, 303)
    }
  app.get(path, async (request, reply) =>
    isLocal(request)
      ? html(reply, deskPage(books.state.payments))
      : html(reply, page('There is nothing here', ''), 404),
  )
  app.post(
    `${path}/:id/capture`,
    desk((payment) => capture(books, payment)),
  )
  app.post(
    `${path}/:id/dispute`,
    desk((payment) => openDispute(books, payment)),
  )
  app.post(
    `${path}/:id/disputes/:dispute/:verdict`,
    desk((payment, { dispute, verdict }) =>
      decideDispute(books, payment, { dispute, won: verdict === 'won' }),
    ),
  )
}
