import type { PlayerFacts } from '../facts-of-player.ts'
import { type Html, html } from '../html.ts'
import { facts, moment, money, tags } from '../shown.ts'
import { flagInWords, identityInWords } from '../words.ts'

/** Who a player is and what he did with his money, beside whatever is to be decided. */
export const playerPart = (one: PlayerFacts): Html => {
  const { payer, flags, identity } = one
  const open = flags.filter(({ closed }) => closed === null)
  const name = [payer.firstName, payer.lastName].filter((part) => part !== null).join(' ')
  return html`<section><h2>Player</h2>${facts([
    ['Number', html`<a href="/desk/players/${payer.player}">${payer.player}</a>`],
    ['Name', name === '' ? 'not told' : name],
    ['From', payer.country],
    ['Since', moment(payer.registeredAt)],
    ['Money', payer.isTestMoney ? 'test money' : 'real money'],
    ['Account', payer.suspended ? html`<span class="tag now">suspended</span>` : 'open'],
    ['Email', one.account.emailVerified ? 'verified' : 'not verified'],
    ['Paid in', money(one.paidIn)],
    ['Paid out', money(one.paidOut)],
    ['Given or taken back', money(one.takenBack)],
    ['Bet in all', money(one.turnover)],
    [
      'Identity',
      html`<a href="/desk/identity/${payer.player}">${identityInWords(identity.state)}</a>`,
    ],
    ['Open flags', open.length === 0 ? 'none' : tags(open.map(({ kind }) => flagInWords(kind)))],
  ])}</section>`
}
