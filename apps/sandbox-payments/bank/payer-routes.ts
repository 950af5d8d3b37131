import type { FastifyReply, FastifyRequest } from 'fastify'
import { escaped, html, page } from '../frame/page.ts'
import type { Frame } from '../frame/part.ts'
import { formOf } from '../frame/request-body.ts'
import { type Spoken, spokenIn } from '../words/spoken.ts'
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
      const spoken = spokenIn(request)
      return transfer ? html(reply, payerPage(transfer, spoken)) : unknown(reply, spoken)
    },
  )
  app.post(path, (request, reply) => {
    const transfer = named(formOf(request).get('reference') ?? '')
    const spoken = spokenIn(request)
    if (!transfer) return unknown(reply, spoken)
    try {
      arrive(bank, transfer, transfer.amount)
    } catch (fault) {
      if (!(fault instanceof BankConflict)) throw fault
      // Two taps on one button: the page shows that it arrived.
    }
    // An address of its own: whoever reloads it sends nothing.
    return reply.redirect(spoken.at(path, { reference: transfer.code }), 303)
  })
}

const unknown = (reply: FastifyReply, spoken: Spoken) => {
  const { noTransfer, noTransferText } = spoken.words
  return html(reply, page(noTransfer, `<p>${noTransferText}</p>`, spoken), 404)
}

const payerPage = (transfer: KeptTransfer, spoken: Spoken): string =>
  page(spoken.words.bankPage, partOf(transfer, spoken), spoken)

function partOf({ code, lines, status }: KeptTransfer, { words, at }: Spoken): string {
  if (status === 'arrived')
    return `<p class="card" role="status">${words.transferred} ${words.closePage}</p>`
  const names: Readonly<Record<string, string>> = words.bankLines
  const rows = lines.map(
    ({ label, value }) =>
      `<tr><th scope="row">${escaped(names[label] ?? label)}</th><td>${escaped(value)}</td></tr>`,
  )
  return `<form class="card" method="post" action="${at(path)}">
<table>${rows.join('')}</table>
<input type="hidden" name="reference" value="${escaped(code)}">
<div class="actions"><button>${words.transfer}</button></div></form>`
}
