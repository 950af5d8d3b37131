import type { FoundDifference, NewestReconciliation } from '#modules/payments'
import { token } from '../frame.ts'
import { type Html, html } from '../html.ts'
import { typeInWords } from '../payment-words.ts'
import { facts, moment, table } from '../shown.ts'
import { may } from '../staff/roles.ts'
import type { Present } from '../staff/sitting.ts'
import { differenceInWords } from '../words.ts'
import { comparedInWords, differencesShown } from './days-page.ts'
import type { Resolved } from './resolved.ts'

/** A difference with its name for good, and whoever looked at it. */
export interface ShownDifference {
  readonly name: string
  readonly difference: FoundDifference
  readonly resolved: Resolved | null
}

/** A day with every provider, each difference by itself: first those that nobody resolved. */
export function dayPage(shown: {
  readonly day: string
  readonly compared: readonly NewestReconciliation[]
  readonly differences: readonly ShownDifference[]
  readonly present: Present
}): Html {
  const { day, compared, differences, present } = shown
  const open = differences.filter(({ resolved }) => resolved === null)
  const done = differences.filter(({ resolved }) => resolved !== null)
  return html`${table(
    'Providers',
    ['Provider', 'Differences', 'Compared', 'Payments'],
    compared.map((one) => [
      one.provider,
      differencesShown(one),
      comparedInWords(one.silent),
      String(one.payments),
    ]),
    'Nobody was compared.',
  )}
<h2>To be looked at</h2>
${open.length === 0 ? html`<p class="quiet">None.</p>` : html`<div class="grid">${open.map((one) => part(one, day, present))}</div>`}
<h2>Resolved</h2>
${done.length === 0 ? html`<p class="quiet">None.</p>` : html`<div class="grid">${done.map((one) => part(one, day, present))}</div>`}`
}

const part = (
  { name, difference, resolved }: ShownDifference,
  day: string,
  present: Present,
): Html => {
  const { provider, kind, type, providerRef, part: place, payment, here, there } = difference
  return html`<section><h3>${differenceInWords(kind)}</h3>${facts([
    ['Provider', provider],
    ['What', typeInWords(type)],
    [
      'Its name there',
      html`<code>${providerRef ?? 'none'}${place === '' ? '' : ` ${place}`}</code>`,
    ],
    [
      'Ours',
      payment === null
        ? 'none'
        : html`<a href="/desk/payments/${payment}"><code>${payment}</code></a>`,
    ],
    ['Here', here],
    ['There', there],
    ...(resolved === null ? [] : resolvedFacts(resolved)),
  ])}${resolved === null && may(present.role, 'settleBooks') ? form(name, day, present) : null}</section>`
}

const resolvedFacts = ({ staff, at, note }: Resolved) =>
  [
    ['Resolved by', html`${staff}, ${moment(at.getTime())}`],
    ['Note', note],
  ] as const

const form = (name: string, day: string, present: Present): Html =>
  html`<form method="post" action="/desk/days/${day}/resolve">${token(present)}
<input type="hidden" name="difference" value="${name}">
<label for="note-${name}">What it was, and what was done about it</label>
<textarea id="note-${name}" name="note" rows="2" required minlength="3" maxlength="500"></textarea>
<button class="main" type="submit">Resolve</button></form>`
