import { deskStyle } from './desk-style.ts'
import { Html, html } from './html.ts'
import { appIsBuilt, appPath } from './app-files.ts'
import type { Role } from './staff/roles.ts'

/** Somebody who sits at the desk, as pages need him. */
export interface Sitting {
  readonly name: string
  readonly role: Role
  /** Goes with every form. */
  readonly csrf: string
}

/** Whether there is an app to go to; it is built or not before the server starts. */
const isBuilt = appIsBuilt()

/** A page of the desk. @param said what became of what was done just before. */
export const framed = (page: {
  readonly title: string
  readonly at: string
  readonly sitting: Sitting | null
  readonly said?: { readonly sentence: string; readonly isBad: boolean } | null
  readonly body: Html
}): string => {
  const { title, at, sitting, said, body } = page
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${title} · Desk</title>
<link rel="icon" type="image/svg+xml" href="/desk/icon.svg">
<style>${new Html(deskStyle)}</style>
</head>
<body>
<header>
<p class="name">Fairhouse desk</p>
${sitting && navigation(sitting, at)}
</header>
<main>
<h1>${title}</h1>
${said ? html`<p class="said${said.isBad ? ' bad' : ''}" role="status">${said.sentence}</p>` : null}
${body}
</main>
</body>
</html>
`.text
}

const navigation = (sitting: Sitting, at: string): Html =>
  html`<nav aria-label="Desk">${isBuilt ? html`<a href="${appPath}">Back office</a>` : null}<a href="/desk/self"${at === '/desk/self' ? html` aria-current="page"` : null}>Your account</a><form method="post" action="/desk/log-out">${token(sitting)}<span class="quiet">${sitting.name}, ${sitting.role} · </span><button type="submit">Sign out</button></form></nav>`

/** What proves that a form is ours. */
export const token = ({ csrf }: Pick<Sitting, 'csrf'>): Html =>
  html`<input type="hidden" name="csrf" value="${csrf}">`
