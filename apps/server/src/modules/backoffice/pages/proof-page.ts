import { token } from '../frame.ts'
import { type Html, html } from '../html.ts'
import { facts } from '../shown.ts'
import { proofFields } from '../staff/prove-by-form.ts'
import { hasApp, isPasswordEnough } from '../staff/second-factor.ts'
import type { Present } from '../staff/sitting.ts'

/** A form that waits until who sent it has shown that it is them. */
interface Waiting {
  /** Where it goes. */
  readonly to: string
  /** What is done then. */
  readonly confirms: string
  readonly form: URLSearchParams
  /** Address of the script that uses passkeys; null: there is none. */
  readonly script: string | null
}

/** Asks who sits there to show that it is them, and sends what they had sent with it. */
export const proofPage = (
  present: Present,
  { to, confirms, form, script }: Waiting,
): Html => html`<section class="small"><p>It is more than five minutes since you signed in, and this is something that only you may do.</p>
${facts([['You are about to', confirms], ...numberIn(to), ...typed(form)])}
<form id="confirm" method="post" action="${to}">${token(present)}
${kept(form).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${script !== null && present.staff.passkeys > 0 ? passkeyWay(script) : null}
${isPasswordEnough(present.staff) ? passwordField : codeField(hasApp(present.staff))}
<button class="main" type="submit">Confirm</button></form></section>`

const own: ReadonlySet<string> = new Set(['csrf', ...Object.values(proofFields)])

/** What was sent, without what is sent anew. */
const kept = (form: URLSearchParams): [string, string][] =>
  [...form].filter(([name]) => !own.has(name))

const labels: Readonly<Record<string, string>> = {
  note: 'Note',
  why: 'Why',
  grounds: 'Grounds',
  amount: 'Amount in dollars',
  to: 'Decision',
  says: 'Decision',
  reason: 'Reason',
  cause: 'Cause',
  flag: 'What is asked for',
  txid: 'Transaction',
}

/** Of what: with several windows open, another case could be meant. */
function numberIn(to: string): [string, string][] {
  const number = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(to)?.[0]
  return number === undefined ? [] : [['Number', number]]
}

/** What is decided, as far as it was typed or chosen: nobody confirms what they cannot see. */
const typed = (form: URLSearchParams): [string, string][] =>
  kept(form).flatMap(([name, value]): [string, string][] => {
    const label = labels[name]
    return label === undefined || value === '' ? [] : [[label, value]]
  })

/** Hidden until the script knows that this browser has passkeys. */
const passkeyWay = (
  script: string,
): Html => html`<input type="hidden" name="${proofFields.passkey}">
<button type="button" class="main" id="use-passkey" hidden>Use a passkey</button>
<p class="said bad" id="passkey-said" role="alert" hidden></p>
<script type="module" src="${script}"></script>
`

const codeField = (
  withApp: boolean,
): Html => html`<label for="proof">${withApp ? 'Code of your app or a recovery code' : 'A recovery code'}</label>
<input id="proof" name="${proofFields.code}" autocomplete="one-time-code" autocapitalize="none" spellcheck="false" required maxlength="24">`

const passwordField = html`<label for="proof">Your password</label>
<input id="proof" name="${proofFields.password}" type="password" autocomplete="current-password" required maxlength="200">`
