import { type Html, html } from '../html.ts'

/** Name, password and code, for every browser. @param script its address: it offers passkeys where the browser knows them; null: there is none. */
export const logInPage = (
  script: string | null,
): Html => html`<form class="small" id="log-in" method="post" action="/desk/log-in">
<label for="name">Name</label>
<input id="name" name="name" autocomplete="username${script === null ? null : ' webauthn'}" required maxlength="40" autofocus>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="200">
<label for="code">Code of your app or a recovery code, if you have one</label>
<input id="code" name="code" autocomplete="one-time-code" autocapitalize="none" spellcheck="false" maxlength="24">
<button class="main" type="submit">Sign in</button>
${script === null ? null : passkeyWay(script)}</form>`

/** Hidden until the script knows that this browser has passkeys. */
const passkeyWay = (script: string): Html => html`<input type="hidden" name="passkey" id="passkey">
<button type="button" id="use-passkey" hidden>Use a passkey</button>
<p class="said bad" id="passkey-said" role="alert" hidden></p>
<script type="module" src="${script}"></script>
`
