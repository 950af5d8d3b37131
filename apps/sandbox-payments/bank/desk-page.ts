import { escaped, page } from '../frame/page.ts'
import type { BankState, KeptTransfer } from './bank-state.ts'

const shown = 50

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`

/** What is on its way to the house's account and from it. */
export const deskPage = ({ transfers, payouts, unmatched }: BankState): string =>
  page(
    'Bank',
    `<p class="quiet">A transfer that nobody makes arrives by itself after half a minute. A payout to a holder with “return” in the name comes back.</p>
<h2>To the house</h2>${table(
      ['Reference', 'Sum', 'State', ''],
      transfers
        .toReversed()
        .slice(0, shown)
        .map((one) => transferRow(one, unmatched)),
    )}
<h2>Without a reference of ours</h2>${table(
      ['Says', 'Sum'],
      unmatched.map(({ says, amount }) => [escaped(says), dollars(amount)]),
    )}
<h2>From the house</h2>${table(
      ['Reference', 'Sum', 'State'],
      payouts
        .toReversed()
        .slice(0, shown)
        .map(({ reference, amount, status }) => [escaped(reference), dollars(amount), status]),
    )}`,
  )

function transferRow(transfer: KeptTransfer, unmatched: BankState['unmatched']): string[] {
  const { id, code, amount, arrived, status } = transfer
  const action = (name: string, inside: string) =>
    `<form method="post" action="/bank/desk/${id}/${name}">${inside}</form>`
  const matches = unmatched.map((money) =>
    action(
      'match',
      `<button class="small plain" name="money" value="${money.id}">Match ${dollars(money.amount)}</button>`,
    ),
  )
  const buttons = [
    action('arrive', '<button class="small">Arrives</button>'),
    action(
      'arrive',
      `<button class="small plain" name="dollars" value="${((amount - 1) / 100).toFixed(2)}">A cent less</button>`,
    ),
    action('lost', '<button class="small plain">Wrong reference</button>'),
    ...matches,
  ]
  return [
    escaped(code),
    dollars(amount),
    arrived === null ? status : `${status}: ${dollars(arrived)}`,
    status === 'arrived' ? '' : `<div class="actions">${buttons.join('')}</div>`,
  ]
}

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? '<p class="quiet">Nothing.</p>'
    : `<div class="scroll"><table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>${rows
        .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
        .join('')}</tbody></table></div>`
