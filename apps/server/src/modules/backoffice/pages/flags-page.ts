import type { ComplianceDesk } from '#modules/compliance'
import { token } from '../frame.ts'
import { type Html, html } from '../html.ts'
import { facts as factList, moment, money } from '../shown.ts'
import { may } from '../staff/roles.ts'
import type { Present } from '../staff/sitting.ts'
import { factInWords, flagInWords, markerInWords } from '../words.ts'

type Flag = Awaited<ReturnType<ComplianceDesk['openFlags']>>[number]

/** Flags that nobody closed, the oldest first, each with what was seen. */
export const flagsPage = (flags: readonly Flag[], present: Present): Html =>
  flags.length === 0
    ? html`<p class="quiet">No flag is open.</p>`
    : html`<div class="grid">${flags.map((flag) => flagPart(flag, present))}</div>`

const flagPart = ({ id, kind, player, raisedAt, facts }: Flag, present: Present): Html =>
  html`<section><h2>${flagInWords(kind)}</h2>
<p><a href="/desk/players/${player}">Player ${player}</a>, ${moment(raisedAt)}</p>
${seen(facts)}
${
  may(present.role, 'closeFlags')
    ? html`${kind === 'flaggedAddress' ? decidedElsewhere : closingForm(id, present)}
<details><summary>Report to the authority</summary>
<form method="post" action="/desk/reports/${player}">${token(present)}
<label for="grounds-${id}">Grounds of the suspicion</label>
<textarea id="grounds-${id}" name="grounds" rows="3" required minlength="3" maxlength="500"></textarea>
<p class="quiet">You get a file for the authority’s portal. Don’t tell the player.</p>
<button type="submit">Save the report</button></form></details>`
    : null
}</section>`

const decidedElsewhere = html`<p>Two people decide on it under <a href="/desk/addresses">Addresses</a>.</p>`

const closingForm = (id: string, present: Present): Html =>
  html`<form method="post" action="/desk/flags/${id}/close">${token(present)}
<label for="why-${id}">Why it is no longer to be looked at</label>
<input id="why-${id}" name="why" required minlength="3" maxlength="500">
<button class="main" type="submit">Close</button></form>`

/** Facts that are cents. */
const sums = new Set(['sum', 'paidIn', 'paidOut', 'bet', 'stakeBefore', 'stakeAfter'])

/** What was seen: lists are told by their values, and payments and players lead to their pages. */
const seen = (facts: Flag['facts']): Html =>
  factList(
    Object.entries(facts).map(([name, value]) => [
      factInWords(name),
      sums.has(name)
        ? money(BigInt(String(value)))
        : Array.isArray(value)
          ? html`${value.map((one) => linked(name, String(one)))}`
          : String(value),
    ]),
  )

function linked(name: string, value: string): Html {
  if (name === 'markers') return html`${markerInWords(value)}. `
  if (name !== 'payments' && name !== 'players') return html`${value} `
  return html`<a href="/desk/${name}/${value}">${value}</a> `
}
