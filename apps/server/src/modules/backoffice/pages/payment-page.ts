import type { PaymentDetail } from '#modules/cashier'
import type { PlayerFacts } from '../facts-of-player.ts'
import { maskedDestination } from '../calls/masked.ts'
import { token } from '../frame.ts'
import { type Html, html } from '../html.ts'
import { methodInWords, reasonInWords, stateInWords, typeInWords } from '../payment-words.ts'
import { coins, facts, moment, money, table, tags } from '../shown.ts'
import type { Present } from '../staff/sitting.ts'
import { may } from '../staff/roles.ts'
import { ruleInWords } from '../words.ts'
import { playerPart } from './player-part.ts'

/** Where it goes, masked for who may not see contacts. */
const destinationFor = ({ role }: Present, to: string | null): string => {
  if (to === null) return 'not shown'
  return may(role, 'seeContacts') ? to : maskedDestination(to)
}

/** A payment with its steps, who said what to it, what staff must know of its player, and what can be done. */
export const paymentPage = (
  { payment, steps, approvals, about }: PaymentDetail,
  player: PlayerFacts,
  present: Present,
): Html => html`<div class="grid">
<section><h2>Payment</h2>${facts([
  ['Id', html`<code>${payment.id}</code>`],
  ['Amount', money(payment.amount)],
  ['Fee', money(payment.fee)],
  ['By', payment.method === null ? 'none' : methodInWords(payment.method)],
  ['To or from', destinationFor(present, payment.label ?? payment.address)],
  ['Status', stateInWords(payment.state)],
  ['Reason', payment.reason === null ? 'none' : reasonInWords(payment.reason)],
  ['Asked for', moment(payment.createdAt)],
  ['Provider', payment.provider ?? 'none'],
  ['Its reference', html`<code>${payment.providerRef ?? 'none yet'}</code>`],
  ...(payment.asset === null
    ? []
    : ([['Coins', coins(payment.asset, payment.assetUnits ?? 0n)]] as const)),
  [
    'Why people look',
    payment.review.length === 0 ? 'they need not' : tags(payment.review.map(ruleInWords)),
  ],
  ['People needed', String(payment.approvalsNeeded)],
])}</section>
${playerPart(player)}
${deedsPart(payment, present)}
<section><h2>What was said</h2>${table(
  'What was said',
  ['When', 'Who', 'Said', 'Note'],
  approvals.map(({ at, staff, approves, note }) => [
    moment(at.getTime()),
    staff,
    approves ? 'approve' : 'decline',
    note ?? '',
  ]),
  'Nobody has said anything yet.',
)}</section>
<section><h2>Steps</h2>${table(
  'Steps',
  ['When', 'Became', 'By', 'Why'],
  steps.map(({ at, to_state, by, actor, reason, note }) => [
    moment(at.getTime()),
    stateInWords(to_state),
    actor === null ? by : `${by}: ${actor}`,
    [reason && reasonInWords(reason), note].filter((word) => word !== null).join('. '),
  ]),
  'None yet.',
)}</section>
${about.length === 0 ? null : aboutPart(about)}
</div>`

const aboutPart = (about: PaymentDetail['about']): Html =>
  html`<section><h2>What followed</h2>${table(
    'What followed',
    ['When', 'What', 'Amount', 'Status'],
    about.map((one) => [
      html`<a href="/desk/payments/${one.id}">${moment(one.createdAt)}</a>`,
      typeInWords(one.type),
      money(one.amount),
      stateInWords(one.state),
    ]),
    'Nothing.',
  )}</section>`

function deedsPart({ id, type, state }: PaymentDetail['payment'], present: Present): Html | null {
  if (type === 'withdrawal' && state === 'pending' && may(present.role, 'decideWithdrawals'))
    return html`<section><h2>Decide</h2><form method="post">
${token(present)}
<label for="note">Note, for staff; needed to decline</label>
<textarea id="note" name="note" rows="3" maxlength="500"></textarea>
<button class="main" type="submit" formaction="/desk/payments/${id}/approve">Approve</button>
<button class="no" type="submit" formaction="/desk/payments/${id}/decline">Decline</button>
</form></section>`
  if (type !== 'deposit' || !may(present.role, 'giveBack')) return null
  if (state === 'confirmed')
    return html`<section><h2>Give back</h2><form method="post" action="/desk/payments/${id}/refund">
${token(present)}
<label for="amount">Amount in dollars</label>
<input id="amount" name="amount" inputmode="decimal" required maxlength="14">
<label for="note">Why</label>
<textarea id="note" name="note" rows="2" maxlength="500" required></textarea>
<button class="main" type="submit">Refund</button>
</form></section>`
  if (state !== 'pending' && state !== 'confirming') return null
  return html`<section><h2>Let go</h2><form method="post" action="/desk/payments/${id}/release">
${token(present)}
<label for="note">Why</label>
<textarea id="note" name="note" rows="2" maxlength="500" required></textarea>
<button class="no" type="submit">Void</button>
</form></section>`
}
