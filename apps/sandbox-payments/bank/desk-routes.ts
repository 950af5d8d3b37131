import type { FastifyReply, FastifyRequest } from 'fastify'
import { html, page } from '../frame/page.ts'
import type { Frame } from '../frame/part.ts'
import { formOf } from '../frame/request-body.ts'
import { arrive, arriveUnmatched, BankConflict, type BankNeeds, match } from './bank.ts'
import type { KeptTransfer } from './bank-state.ts'
import { deskPage } from './desk-page.ts'

type Request = FastifyRequest<{ Params: { id: string } }>

const path = '/bank/desk'

/** The bank's desk, for this machine only: makes transfers arrive as they should, and as they should not. */
export function addDeskRoutes({ app, isLocal }: Frame, bank: BankNeeds): void {
  const nothing = (reply: FastifyReply) => html(reply, page('There is nothing here', ''), 404)
  const desk =
    (work: (transfer: KeptTransfer, form: URLSearchParams) => void) =>
    async (request: Request, reply: FastifyReply): Promise<unknown> => {
      const { transfers } = bank.kept.state
      const transfer = transfers.find(({ id }) => id === request.params.id)
      if (!transfer || !isLocal(request)) return nothing(reply)
      try {
        work(transfer, formOf(request))
      } catch (fault) {
        if (!(fault instanceof BankConflict)) throw fault
        // Somebody else was quicker; the page shows how it stands now.
      }
      return reply.redirect(path, 303)
    }
  app.get(path, async (request, reply) =>
    isLocal(request) ? html(reply, deskPage(bank.kept.state)) : nothing(reply),
  )
  app.post(
    `${path}/:id/arrive`,
    desk((transfer, form) => {
      const cents = Math.round(Number(form.get('dollars') ?? transfer.amount / 100) * 100)
      if (Number.isSafeInteger(cents) && cents > 0) arrive(bank, transfer, cents)
    }),
  )
  app.post(
    `${path}/:id/lost`,
    desk((transfer) => arriveUnmatched(bank, transfer.amount, 'a birthday present')),
  )
  app.post(
    `${path}/:id/match`,
    desk((transfer, form) => match(bank, form.get('money') ?? '', transfer)),
  )
}
