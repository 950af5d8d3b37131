import type { FastifyReply, FastifyRequest } from 'fastify'
import { escaped, html, page } from '../frame/page.ts'
import type { Frame } from '../frame/part.ts'
import { formOf } from '../frame/request-body.ts'
import { arrive, BankConflict, type BankNeeds } from './bank.ts'
import type { KeptTransfer } from './bank-state.ts'

const path = '/bank/transfer'

/** The bank of a player: makes the transfer whose reference he has, for its whole sum. `/bank/transfer?reference=FH-…` fills the form. */
export function addPayerRoutes({ app }: Frame, bank: BankNeeds): void {
  const named = (reference: string) =>
    bank.kept.state.transfers.find(({ code }) => code === reference)
  app.get(
    path,
    (request: FastifyRequest<{ Querystring: { reference?: string } }>, reply: FastifyReply) => {
      const transfer = named(request.query.reference ?? '')
      return transfer ? html(reply, payerPage(transfer)) : unknown(reply)
    },
  )
  app.post(path, (request, reply) => {
    const transfer = named(formOf(request).get('reference') ?? '')
    if (!transfer) return unknown(reply)
    try {
      arrive(bank, transfer, transfer.amount)
    } catch (fault) {
      if (!(fault instanceof BankConflict)) throw fault
      // Two taps on one button: the page shows that it arrived.
    }
    return html(reply, payerPage(transfer))
  })
}

const unknown = (reply: FastifyReply) =>
  html(reply, page('Nobody waits for a transfer with this reference', ''), 404)

const payerPage = ({ code, lines, status }: KeptTransfer): string =>
  page(
    'Your bank',
    status === 'arrived'
      ? '<p class="card" role="status">The transfer was made. You may close this page.</p>'
      : `<form class="card" method="post" action="${path}">
<table>${lines.map(({ label, value }) => `<tr><th>${escaped(label)}</th><td>${escaped(value)}</td></tr>`).join('')}</table>
<input type="hidden" name="reference" value="${escaped(code)}">
<div class="actions"><button>Make the transfer</button></div></form>`,
  )
