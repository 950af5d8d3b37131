import { encode } from 'uqr'
import { appIsBuilt, appPath } from '../app-files.ts'
import { token } from '../frame.ts'
import { type Html, html } from '../html.ts'
import { hasApp } from '../staff/second-factor.ts'
import type { Present } from '../staff/sitting.ts'

/** What an app is given. */
interface Secret {
  readonly text: string
  readonly uri: string
}

/** How far somebody is with an app. */
interface SetUp {
  readonly secret: Secret | null
  readonly asksPassword: boolean
}

export const newPasswordPart = (present: Present): Html => html`<section><h2>Password</h2>
<form method="post" action="/desk/self/password">${token(present)}
<label for="old">Password as it is</label>
<input id="old" name="old" type="password" autocomplete="current-password" required maxlength="200">
<label for="new">New password, at least 12 letters</label>
<input id="new" name="new" type="password" autocomplete="new-password" required minlength="12" maxlength="200">
<button class="main" type="submit">Change</button></form></section>`

/** @param own `secret`: null where no app is being set up, or it is not to be shown; `asksPassword`: who begins types it; `codesLeft`: recovery codes that are still good. */
export const selfPage = (
  present: Present,
  own: SetUp & { readonly codesLeft: number },
): Html => html`<div class="grid">${newPasswordPart(present)}
${hasApp(present.staff) ? appPart(present, own) : setUpPart(present, own)}
${appIsBuilt() ? passkeysPart : null}</div>`

/** They are kept by the app: a key is made by a script. */
const passkeysPart = html`<section><h2>Passkeys</h2><p>Keys in your devices that sign you in without a code.</p>
<p><a href="${appPath}/sign-in">Your sign-in, in the back office</a></p></section>`

/** The way to an authenticator app: a secret, then the first code of it. */
export const setUpPart = (
  present: Present,
  { secret, asksPassword }: SetUp,
): Html => html`<section><h2>${hasApp(present.staff) ? 'The other app' : 'Authenticator app'}</h2>${
  secret === null
    ? html`<p>An app on your phone shows a code that changes every half minute. It is asked for with your password.</p>`
    : html`<p>Scan this with the app, or type the secret into it. Then enter the code that it shows.</p>
${qrCode(secret.uri)}
<p>Secret: <code>${secret.text}</code></p><p><a href="${secret.uri}">Open in an app on this device</a></p>`
}
<form method="post" action="/desk/self/code">${token(present)}
${secret === null ? null : codeField('Code that the app shows', 'first')}
${secret === null && asksPassword ? passwordField : null}
<button class="main" type="submit">${secret === null ? 'Set up' : 'Turn on'}</button></form></section>`

const passwordField = html`<label for="shown">Your password, as you signed in a while ago</label>
<input id="shown" name="password" type="password" autocomplete="current-password" required maxlength="200">`

const appPart = (
  present: Present,
  own: SetUp & { readonly codesLeft: number },
): Html => html`<section><h2>Authenticator app</h2><p>A code of your app is asked for at every sign-in. You have ${own.codesLeft} recovery codes left.</p>
<form method="post" action="/desk/self/recovery">${token(present)}
${codeField('Code of the app')}
<button class="main" type="submit">Get new recovery codes</button></form></section>
${own.secret === null ? null : setUpPart(present, own)}
<section><h2>Another phone</h2><p>Move to another app: enter a code of the one you have, or a recovery code. The one you have counts until the first code of the other.</p>
<form method="post" action="/desk/self/other-app">${token(present)}
${codeField('Code of the app, or a recovery code', 'other')}
<button type="submit">Set up another app</button></form></section>`

const codeField = (label: string, id = 'code'): Html => html`<label for="${id}">${label}</label>
<input id="${id}" name="code" autocomplete="one-time-code" autocapitalize="none" spellcheck="false" required maxlength="24">`

/** The only time these are shown: nobody keeps them. */
export const recoveryCodesPage = (
  present: Present,
  codes: readonly string[],
): Html => html`<p class="said" role="status">Codes are on, ${present.name}. Keep these recovery codes where your phone is not: each opens your account once, and they are not shown again.</p>
<ul class="codes">${codes.map((code) => html`<li><code>${code}</code></li>`)}</ul>
<p><a href="/desk">I have kept them</a></p>`

/** Drawn here, as one path: what it says never leaves the page. */
function qrCode(text: string): Html {
  const { size, data } = encode(text, { ecc: 'M', border: 3 })
  const squares = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  )
  return html`<svg class="qr" role="img" aria-label="QR code of the secret" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#fff"/><path d="${squares.join('')}" fill="#000"/></svg>`
}
