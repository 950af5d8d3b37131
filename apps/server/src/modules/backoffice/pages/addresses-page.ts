import type { WithheldPayout } from '#modules/cashier'
import { type AddressCase, type ComplianceDesk, decisionOf } from '#modules/compliance'
import { token } from '../frame.ts'
import { type Html, html } from '../html.ts'
import { maskedDestination } from '../calls/masked.ts'
import { facts, moment, table } from '../shown.ts'
import { may } from '../staff/roles.ts'
import type { Present } from '../staff/sitting.ts'

/** Everything that was asked about a player's addresses, and what was held. */
export type AddressesOfPlayer = Awaited<ReturnType<ComplianceDesk['addressesOf']>>
type Asked = AddressesOfPlayer['asked']

/**
 * A page of payments that are held because an address is flagged, the oldest first, or of those that were decided, the newest first.
 * @param page.next number of the case behind which the next page begins; null: this is the last.
 */
export const addressesPage = (
  cases: readonly AddressCase[],
  page: { readonly decided: boolean; readonly isFirst: boolean; readonly next: string | null },
  present: Present,
): Html =>
  html`<p class="quiet">A payment here waits until two people say the same of it. The player is told only that the address is being checked. Don’t say more.</p>
<p>${
    page.decided
      ? html`<a href="/desk/addresses">Those that wait</a>`
      : html`<a href="/desk/addresses?show=decided">Those that were decided</a>`
  }</p>
${
  cases.length === 0
    ? html`<p class="quiet">${page.decided ? 'Nothing was decided.' : 'Nothing is held.'}</p>`
    : html`<div class="grid">${cases.map((one) => casePart(one, present))}</div>`
}${waysOn(page)}`

const waysOn = ({
  decided,
  isFirst,
  next,
}: {
  readonly decided: boolean
  readonly isFirst: boolean
  readonly next: string | null
}): Html | null => {
  const shown = decided ? 'show=decided' : 'show=open'
  if (isFirst && next === null) return null
  return html`<nav aria-label="Pages"><p>${
    isFirst ? null : html`<a href="/desk/addresses?${shown}">First page</a> `
  }${next === null ? null : html`<a href="/desk/addresses?${shown}&amp;after=${next}">Next page</a>`}</p></nav>`
}

/** One of them with every answer, decided or not. @param told.payout what became of coins that were withheld. */
export const addressPage = (
  held: AddressCase,
  { asked, payout }: { readonly asked: Asked; readonly payout: WithheldPayout | null },
  present: Present,
): Html =>
  html`<div class="grid">${casePart(held, present)}${
    held.isDeposit && decisionOf(held) === 'refuse' ? withheldPart(held, payout, present) : null
  }</div>${askedPart(asked, present)}`

/** What the lists said of a player's addresses. */
export const addressesPart = ({ asked, held }: AddressesOfPlayer, present: Present): Html =>
  html`<section><h2>Addresses of coins</h2>${table(
    'Held payments',
    ['When', 'Coin', 'Found', 'Decided'],
    held.map((one) => [
      html`<a href="/desk/addresses/${one.id}">${moment(one.openedAt)}</a>`,
      one.asset,
      foundIn(one),
      decidedIn(one),
    ]),
    'None was flagged.',
  )}</section>${askedPart(asked, present)}`

const foundIn = ({ findings }: Pick<AddressCase, 'findings'>): string =>
  findings.map(({ category, source }) => `${category} (${source})`).join(', ')

const decidedIn = (one: AddressCase): string => {
  const decision = decisionOf(one)
  if (decision === null) return 'not yet'
  return decision === 'release' ? 'released' : 'refused'
}

const shownTo = ({ role }: Present, address: string): string =>
  may(role, 'seeContacts') ? address : maskedDestination(address)

function casePart(one: AddressCase, present: Present): Html {
  const { id, player, payment, isDeposit, asset, address, list, openedAt, votes, takenBack } = one
  return html`<section><h2>${isDeposit ? 'Deposit from a flagged address' : 'Withdrawal to a flagged address'}</h2>
${facts([
  ['Player', html`<a href="/desk/players/${player}">Player ${player}</a>`],
  ['Payment', html`<a href="/desk/payments/${payment}">${payment}</a>`],
  ['Coin', asset],
  ['Address', html`<code>${shownTo(present, address)}</code>`],
  ['Found', foundIn(one)],
  ['List', list],
  ['Held since', moment(openedAt)],
  ['Decided', decidedIn(one)],
])}
${table(
  'What was said',
  ['When', 'Who', 'Said', 'Why', 'Taken back'],
  [
    ...votes.map(({ at, staff, says, why }) => [moment(at), staff, says, why, '']),
    ...takenBack.map(({ at, staff, says, why, backAt, backWhy }) => [
      moment(at),
      staff,
      says,
      why,
      html`${moment(backAt)} ${backWhy}`,
    ]),
  ],
  'Nobody has said anything yet.',
)}
${may(present.role, 'closeFlags') ? deedsPart(one, present) : null}
<p><a href="/desk/addresses/${id}">Every answer</a></p></section>`
}

const deedsPart = (one: AddressCase, present: Present): Html =>
  html`${
    decisionOf(one) === null
      ? html`<form method="post" action="/desk/addresses/${one.id}/say">${token(present)}
<label for="why-${one.id}">Why</label>
<input id="why-${one.id}" name="why" required minlength="3" maxlength="500">
<button class="main" type="submit" name="says" value="release">Release</button>
<button type="submit" name="says" value="refuse">${one.isDeposit ? 'Withhold' : 'Refuse'}</button>${
          one.votes.some(({ staff }) => staff === present.name)
            ? html`
<button type="submit" formaction="/desk/addresses/${one.id}/take-back">Take back what I said</button>`
            : null
        }</form>`
      : null
  }<details><summary>Report to the authority</summary>
<form method="post" action="/desk/addresses/${one.id}/report">${token(present)}
<label for="grounds-${one.id}">Grounds, and what is to become of the money</label>
<textarea id="grounds-${one.id}" name="grounds" rows="3" required minlength="3" maxlength="500"></textarea>
<p class="quiet">You get a file with the payment, every answer and what was decided. Don’t tell the player.</p>
<button type="submit">Save the report</button></form></details>`

/** Coins that were withheld: paid by hand, and booked by two people. */
function withheldPart(one: AddressCase, payout: WithheldPayout | null, present: Present): Html {
  const mayAct = may(present.role, 'closeFlags')
  return html`<section><h2>Withheld coins</h2>
<p class="quiet">Whoever has a right to them, by a court’s or an authority’s word, is paid from the wallet by hand. Then one person writes it down here, and another confirms it.</p>
${
  payout === null
    ? html`<p class="quiet">Nothing was paid out yet.</p>`
    : mayAct || may(present.role, 'seeContacts')
      ? facts([
          ['Transaction', html`<code>${payout.txid}</code>`],
          ['Written down', html`${moment(payout.askedAt)} by ${payout.askedBy}: ${payout.note}`],
          [
            'Confirmed',
            payout.booked === null
              ? 'not yet'
              : html`${moment(payout.booked.at)} by ${payout.booked.by}: ${payout.booked.note}`,
          ],
        ])
      : html`<p class="quiet">${payout.booked === null ? 'Written down, not confirmed yet.' : 'Paid out and booked.'}</p>`
}${mayAct && payout === null ? payOutForm(one, present) : null}${
  mayAct && payout !== null && payout.booked === null ? confirmForm(one, present) : null
}</section>`
}

const payOutForm = ({ id }: AddressCase, present: Present): Html =>
  html`<form method="post" action="/desk/addresses/${id}/pay-out">${token(present)}
<label for="txid-${id}">Transaction that paid all of them</label>
<input id="txid-${id}" name="txid" required minlength="16" maxlength="100" autocomplete="off" spellcheck="false">
<label for="paid-${id}">To whom, and by whose word</label>
<input id="paid-${id}" name="note" required minlength="3" maxlength="500">
<button class="main" type="submit">Write it down</button></form>`

const confirmForm = ({ id }: AddressCase, present: Present): Html =>
  html`<form method="post" action="/desk/addresses/${id}/pay-out/confirm">${token(present)}
<label for="seen-${id}">What you looked at</label>
<input id="seen-${id}" name="note" required minlength="3" maxlength="500">
<button class="main" type="submit">Confirm and book it</button>
<button type="submit" formaction="/desk/addresses/${id}/pay-out/drop">It was not so</button></form>`

const askedPart = (asked: Asked, present: Present): Html =>
  html`<section><h2>What was asked</h2>${table(
    'What was asked of lists',
    ['When', 'Before', 'Coin', 'Address', 'Answer', 'List'],
    asked.map(({ at, moment: before, asset, address, answer, findings, list, why }) => [
      moment(at),
      befores[before],
      asset,
      shownTo(present, address),
      answer === 'flagged'
        ? foundIn({ findings })
        : answer === 'clear'
          ? 'on no list'
          : `no answer (${whys[why ?? ''] ?? why})`,
      list ?? '',
    ]),
    'Nothing was asked yet.',
  )}</section>`

const befores = {
  approval: 'approving a withdrawal',
  sending: 'sending it',
  deposit: 'crediting a deposit',
} as const

const whys: Readonly<Record<string, string>> = {
  silent: 'the server was silent',
  refused: 'the server refused',
  aboutAnother: 'it was about another address',
  notKept: 'the answer could not be kept',
}
