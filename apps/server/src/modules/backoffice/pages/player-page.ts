import type { PlayerFacts } from '../facts-of-player.ts'
import type { Present } from '../staff/sitting.ts'
import { type Html, html } from '../html.ts'
import { methodInWords, stateInWords, typeInWords } from '../payment-words.ts'
import { moment, money, table } from '../shown.ts'
import { flagInWords } from '../words.ts'
import { addressesPart } from './addresses-page.ts'
import { accountPart } from './account-part.ts'
import { playerPart } from './player-part.ts'

/** A player with all his payments, the newest first. */
export const playerPage = (
  one: PlayerFacts,
  present: Present,
): Html => html`<div class="grid">${playerPart(one)}${accountPart(one, present)}
<section><h2>Flags</h2>${table(
  'Flags',
  ['Raised', 'What', 'Closed'],
  one.flags.map(({ raisedAt, kind, closed }) => [
    moment(raisedAt),
    flagInWords(kind),
    closed === null ? html`<a href="/desk/flags">open</a>` : `${closed.staff}: ${closed.why}`,
  ]),
  'None was ever raised.',
)}</section></div>
<section><h2>Payments</h2>${table(
  'Payments',
  ['When', 'What', 'Amount', 'By', 'Status'],
  one.payments
    .toReversed()
    .slice(0, 200)
    .map(({ id, at, type, amount, method, state }) => [
      html`<a href="/desk/payments/${id}">${moment(at)}</a>`,
      typeInWords(type),
      money(amount),
      method === null ? '' : methodInWords(method),
      stateInWords(state),
    ]),
  'None yet.',
)}</section>${addressesPart(one.addresses, present)}`
