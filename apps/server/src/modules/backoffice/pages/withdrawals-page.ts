import type { StoredTransaction } from '#modules/cashier'
import { type Html, html } from '../html.ts'
import { methodInWords, reasonInWords, stateInWords } from '../payment-words.ts'
import { money, moment, table, tags } from '../shown.ts'
import { ruleInWords } from '../words.ts'

/** Withdrawals that are not done: first those that wait for people. */
export function withdrawalsPage(open: readonly StoredTransaction[]): Html {
  const waits = open.filter(
    ({ state, approvalsNeeded }) => state === 'pending' && approvalsNeeded > 0,
  )
  const rest = open.filter((one) => !waits.includes(one))
  return html`<h2>Waiting for people</h2>${listed('Waiting for people', waits, 'None waits.')}
<h2>Under way</h2>${listed('Under way', rest, 'None is under way.')}`
}

const listed = (name: string, payments: readonly StoredTransaction[], none: string): Html =>
  table(
    name,
    ['Asked for', 'Player', 'Amount', 'By', 'Status', 'People', 'Why'],
    payments.map((one) => [
      html`<a href="/desk/payments/${one.id}">${moment(one.createdAt)}</a>`,
      html`<a href="/desk/players/${one.player}">${one.player}</a>`,
      money(one.amount),
      one.method === null ? '' : methodInWords(one.method),
      one.reason === null
        ? stateInWords(one.state)
        : `${stateInWords(one.state)}: ${reasonInWords(one.reason)}`,
      String(one.approvalsNeeded),
      tags(one.review.map(ruleInWords)),
    ]),
    none,
  )
