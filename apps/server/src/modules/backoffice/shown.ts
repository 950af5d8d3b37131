import { amount, type Asset, toDecimal } from '@fairhouse/money'
import { isoTime } from '#platform/iso-time'
import { type Html, html } from './html.ts'

/** Cents as dollars. */
export const money = (cents: bigint): Html => {
  const [whole, part] = [String(cents / 100n), String(cents % 100n).padStart(2, '0')]
  return html`<span class="money">$${inThrees(whole)}.${part}</span>`
}

/** Units of the ledger: dollars as dollars, all else as whole coins; below nothing with a sign. */
export const coins = (asset: Asset, units: bigint): Html => {
  const [sign, size] = units < 0n ? ['−', -units] : ['', units]
  if (asset === 'USD') return html`${sign}${money(size)}`
  const [whole = '', part = ''] = toDecimal(asset, amount(size)).split('.')
  const fraction = asset === 'CREDIT' ? part.padEnd(2, '0') : part
  const digits = fraction === '' ? inThrees(whole) : `${inThrees(whole)}.${fraction}`
  return html`<span class="money">${sign}${digits} ${asset}</span>`
}

const inThrees = (whole: string): string => whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')

/** Epoch milliseconds to the minute. */
export const moment = (ms: number): Html =>
  html`<time datetime="${isoTime(ms)}">${isoTime(ms).slice(0, 16).replace('T', ' ')} UTC</time>`

/** Rows of a table under its heads, or a sentence where there are none. */
export const table = (
  name: string,
  heads: readonly string[],
  rows: readonly (readonly (Html | string)[])[],
  none: string,
): Html =>
  rows.length === 0
    ? html`<p class="quiet">${none}</p>`
    : html`<div class="wide" tabindex="0" role="region" aria-label="${name}"><table><thead><tr>${heads.map(
        (head) => html`<th scope="col">${head}</th>`,
      )}</tr></thead><tbody>${rows.map(
        (cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`,
      )}</tbody></table></div>`

/** Names with their values. */
export const facts = (rows: readonly (readonly [string, Html | string])[]): Html =>
  html`<dl>${rows.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`

export const tags = (names: readonly string[]): Html =>
  html`${names.map((name) => html`<span class="tag">${name}</span>`)}`
