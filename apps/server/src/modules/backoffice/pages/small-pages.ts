import type { ShownDeed } from '../deeds/newest-deeds.ts'
import { token } from '../frame.ts'
import { type Html, html } from '../html.ts'
import { moment, table } from '../shown.ts'
import type { Present } from '../staff/sitting.ts'
import { deedInWords } from '../words.ts'

export const logInPage = (): Html => html`<form class="small" method="post" action="/desk/log-in">
<label for="name">Name</label>
<input id="name" name="name" autocomplete="username" required maxlength="40" autofocus>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="200">
<label for="code">Code of your app, if you have one</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="10">
<button class="main" type="submit">Sign in</button>
</form>`

export const newPasswordPart = (present: Present): Html => html`<section><h2>Password</h2>
<form method="post" action="/desk/self/password">${token(present)}
<label for="old">Password as it is</label>
<input id="old" name="old" type="password" autocomplete="current-password" required maxlength="200">
<label for="new">New password, at least 12 letters</label>
<input id="new" name="new" type="password" autocomplete="new-password" required minlength="12" maxlength="200">
<button class="main" type="submit">Change</button></form></section>`

/** @param secret what an app is given; null where none is being set up. */
export const selfPage = (
  present: Present,
  secret: { readonly text: string; readonly uri: string } | null,
): Html => html`<div class="grid">${newPasswordPart(present)}
<section><h2>Authenticator app</h2>${
  present.staff.totp_confirmed
    ? html`<p>A code of your app is asked for at every sign-in.</p>`
    : html`${secret && html`<p>Secret: <code>${secret.text}</code></p><p><a href="${secret.uri}">Open in an app on this device</a></p>`}
<form method="post" action="/desk/self/code">${token(present)}
${
  secret &&
  html`<label for="code">Code that the app shows</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required maxlength="10">`
}
<button class="main" type="submit">${secret ? 'Turn on' : 'Set up'}</button></form>`
}</section></div>`

export const findPage = (): Html => html`<form class="small" method="get" action="/desk/find">
<label for="q">Number of a player, or id of a payment</label>
<input id="q" name="q" required maxlength="40">
<button class="main" type="submit">Find</button></form>`

export const deedsPage = (deeds: readonly ShownDeed[], broken: bigint | null): Html =>
  html`${
    broken === null
      ? html`<p class="said">All deeds are as they were written down.</p>`
      : html`<p class="said bad" role="alert">Deed ${broken} is not what was written down.</p>`
  }${table(
    'Deeds',
    ['Number', 'When', 'Who', 'Did', 'To', 'With'],
    deeds.map(({ number, at, staff, deed, subject, facts }) => [
      String(number),
      moment(at.getTime()),
      staff,
      deedInWords(deed),
      html`<code>${subject}</code>`,
      html`<code>${facts}</code>`,
    ]),
    'Nobody has done anything yet.',
  )}`
