import type { ShownDeed } from '../deeds/newest-deeds.ts'
import { type Html, html } from '../html.ts'
import { moment, table } from '../shown.ts'
import { deedInWords } from '../words.ts'

export const findPage = (): Html => html`<form class="small" method="get" action="/desk/find">
<label for="q">Number of a player, or id of a payment</label>
<input id="q" name="q" required maxlength="40">
<button class="main" type="submit">Find</button></form>`

/** So many of the newest deeds are held to what was written down when the page is looked at. */
export const deedsLookedAt = 1_000

export const deedsPage = (deeds: readonly ShownDeed[], broken: bigint | null): Html =>
  html`${
    broken === null
      ? html`<p class="said">The newest ${deedsLookedAt} deeds are as they were written down. Every night all of them are read.</p>`
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
