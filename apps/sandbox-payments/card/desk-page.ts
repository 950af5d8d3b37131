import { escaped, page } from '../frame/page.ts'
import type { KeptPayment } from './card-state.ts'

const shown = 50

/** The acquirer's own desk: what was paid, and the buttons of disputes and captures. For this machine only. */
export const deskPage = (payments: readonly KeptPayment[]): string =>
  page(
    'Card acquirer',
    payments.length === 0
      ? '<p class="quiet">Nothing was paid yet.</p>'
      : `<div class="scroll"><table><thead><tr><th>Reference</th><th>Sum</th><th>State</th><th>Card</th><th></th></tr></thead>
<tbody>${payments.toReversed().slice(0, shown).map(row).join('')}</tbody></table></div>`,
  )

const row = (payment: KeptPayment): string => {
  const { reference, amount, status, reason, card, refunds, disputes } = payment
  const open = disputes.find((one) => one.status === 'opened')
  const said = [
    status,
    reason,
    refunds.length > 0 ? `${refunds.length} refunds` : null,
    ...disputes.map((one) => `dispute ${one.status}`),
  ].filter((word) => word !== null)
  return `<tr><td class="number">${escaped(reference)}</td><td>$${(amount / 100).toFixed(2)}</td><td>${escaped(said.join(', '))}</td>
<td>${card ? escaped(`${card.brand} ${card.last4}`) : ''}</td><td><div class="actions">${
    status === 'authorised' ? button(payment, 'capture', 'Capture') : ''
  }${status === 'captured' && !open && amount > 0 ? button(payment, 'dispute', 'Dispute') : ''}${
    open
      ? button(payment, `disputes/${open.id}/lost`, 'House loses') +
        button(payment, `disputes/${open.id}/won`, 'House wins')
      : ''
  }</div></td></tr>`
}

const button = ({ id }: KeptPayment, action: string, label: string): string =>
  `<form method="post" action="/card/desk/${id}/${action}"><button class="small plain">${label}</button></form>`
