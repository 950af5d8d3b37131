import { type SuspensionCause, suspensionCauses } from '#modules/mail'
import type { PlayerFacts } from '../facts-of-player.ts'
import { token } from '../frame.ts'
import { type Html, html } from '../html.ts'
import { moment, table } from '../shown.ts'
import { may } from '../staff/roles.ts'
import type { Present } from '../staff/sitting.ts'
import { accountFlagInWords } from '../words.ts'

/** What staff may ask a player to put right. A flag ends by itself when the player has; ending it here is for who was asked by mistake. */
export const flagsToAsk = [
  'birthDate',
  'contactAddress',
  'phone',
  'changeContactEmail',
  'password',
  'passwordRecovery',
] as const

const causesInWords: Readonly<Record<SuspensionCause, string>> = {
  security: 'somebody else may use the account',
  identity: 'we must know first who the player is',
  terms: 'we look into a breach of the terms',
  check: 'a check (nothing more is told)',
}

/** Whether the account is suspended, when it was, and what its player was asked to put right. */
export const accountPart = ({ payer, account }: PlayerFacts, present: Present): Html => {
  const { player } = payer
  const mayChange = may(present.role, 'suspendAccounts')
  return html`<section><h2>Account</h2>${table(
    'Suspensions',
    ['When', 'What', 'Who', 'Why'],
    account.suspensions.map(({ at, suspended, cause, by, note }) => [
      moment(at),
      suspended ? `suspended: ${causeInWords(cause)}` : 'released',
      by,
      note,
    ]),
    'It was never suspended.',
  )}
${mayChange ? (payer.suspended ? releaseForm(player, present) : suspendForm(player, present)) : null}</section>
<section><h2>Asked to put right</h2>${
    account.raisedFlags.length === 0
      ? html`<p class="quiet">Nothing.</p>`
      : html`<ul>${account.raisedFlags.map((flag) => html`<li>${accountFlagInWords(flag)}</li>`)}</ul>`
  }
${mayChange ? flagForms({ player, raised: account.raisedFlags, present }) : null}</section>`
}

const causeInWords = (cause: string | null): string => {
  const known = suspensionCauses.find((one) => one === cause)
  return known === undefined ? '' : causesInWords[known]
}

const why = (id: string): Html =>
  html`<label for="${id}">Why (for staff)</label><input id="${id}" name="note" required minlength="3" maxlength="500">`

const suspendForm = (player: number, present: Present): Html =>
  html`<form method="post" action="/desk/players/${player}/suspend">${token(present)}
<label for="cause">What the player is told by letter</label>
<select id="cause" name="cause">${suspensionCauses.map(
    (cause) => html`<option value="${cause}">${causesInWords[cause]}</option>`,
  )}</select>
${why('why-suspend')}
<button class="main" type="submit">Suspend</button></form>`

const releaseForm = (player: number, present: Present): Html =>
  html`<form method="post" action="/desk/players/${player}/release">${token(present)}
${why('why-release')}
<button class="main" type="submit">Release</button></form>`

function flagForms({
  player,
  raised,
  present,
}: {
  readonly player: number
  readonly raised: readonly string[]
  readonly present: Present
}): Html {
  const form = (how: 'flag' | 'clear', flags: readonly string[], label: string): Html | null =>
    flags.length === 0
      ? null
      : html`<form method="post" action="/desk/players/${player}/${how}">${token(present)}
<label for="${how}">${label}</label>
<select id="${how}" name="flag">${flags.map(
          (flag) => html`<option value="${flag}">${accountFlagInWords(flag)}</option>`,
        )}</select>
${why(`why-${how}`)}
<button type="submit">${how === 'flag' ? 'Ask' : 'End it'}</button></form>`
  const others = flagsToAsk.filter((flag) => !raised.includes(flag))
  return html`${form('flag', others, 'Ask the player for')}${form('clear', raised, 'No longer ask for')}`
}
