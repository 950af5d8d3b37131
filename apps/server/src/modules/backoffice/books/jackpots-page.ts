import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import type { JackpotWin, MeterBooks } from '#modules/jackpots'
import { type Html, html } from '../html.ts'
import { coins, facts, moment, table } from '../shown.ts'

/** Meters with what feeds them and what they hold, and who won them. */
export const jackpotsPage = (meters: readonly MeterBooks[], wins: readonly JackpotWin[]): Html =>
  html`${
    meters.length === 0
      ? html`<p class="quiet">There is no meter.</p>`
      : html`<div class="grid">${meters.map(meterPart)}</div>`
  }
<h2>Won</h2>${table(
    'Won',
    ['When', 'Meter', 'Run', 'Jackpot', 'Amount', 'Player', 'Game'],
    wins
      .toSorted((one, other) => other.won_at.getTime() - one.won_at.getTime())
      .map((win) => [
        moment(win.won_at.getTime()),
        win.meter,
        String(win.run),
        win.jackpot,
        coins(win.currency, win.amount),
        html`<a href="/desk/players/${win.player_id}">${win.player_id}</a>`,
        win.uri,
      ]),
    'None was ever won.',
  )}`

function meterPart(meter: MeterBooks): Html {
  const { name, currency, terms, run, begunAt, shows, laidBy, account, paid } = meter
  const cents = (units: number): Html => coins(currency, BigInt(units))
  const seed = BigInt(terms.seed)
  return html`<section><h2>${name}, ${currency}</h2>${facts([
    ['Jackpot', terms.name],
    ['Shows', coins(currency, shows)],
    ['Began with', cents(terms.seed)],
    ['Grows by', html`${percent(terms.grows)} of what is staked`],
    ['Laid by', html`${percent(terms.laidBy)} of what is staked`],
    ['At most', cents(terms.ceiling)],
    ['Won', wayToWin(terms)],
    ['Run', html`${run}, since ${moment(begunAt.getTime())}`],
    ['For the next seed', coins(currency, laidBy)],
    ['Missing of it', coins(currency, laidBy < seed ? seed - laidBy : 0n)],
    ['Its account', coins(currency, account)],
    ['Paid so far', coins(currency, paid)],
  ])}</section>`
}

function wayToWin(terms: JackpotTerms): string {
  switch (terms.won) {
    case 'byDraw':
      return `by draw, one in ${terms.turnover} staked`
    case 'byHand':
      return `by what a round makes, once in ${terms.turnover} staked on average`
    case 'byMeter':
      return 'by its meter, at the ceiling at last'
  }
}

/** Millionths as a percentage. */
const percent = (millionths: number): string =>
  `${(millionths / 10_000).toFixed(4).replace(/\.?0+$/, '')} %`
