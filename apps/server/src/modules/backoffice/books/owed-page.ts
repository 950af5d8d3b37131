import type { UnderWay } from '#modules/cashier'
import type { Owed, Sides } from '#modules/wallet'
import { type Html, html } from '../html.ts'
import { stateInWords, typeInWords } from '../payment-words.ts'
import { coins, money, table } from '../shown.ts'

/** What the house owes players, what of it is held or under way, and that both sides of the ledger say the same. */
export function owedPage(told: {
  readonly owed: readonly Owed[]
  readonly sides: readonly Sides[]
  readonly underWay: readonly UnderWay[]
}): Html {
  const { owed, sides, underWay } = told
  const broken = sides.filter((side) => !isLevel(side, owed))
  return html`${
    broken.length === 0
      ? html`<p class="said" role="status">What players have is what the house's own accounts are short of, in every currency.</p>`
      : html`<p class="said bad" role="alert">The two sides of the ledger differ in ${broken.map(({ asset }) => asset).join(', ')}.</p>`
  }
<h2>Players</h2>${table(
    'Owed to players',
    ['Currency', 'Money', 'Players', 'Balances', 'Of it held'],
    owed.map(({ asset, isTest, units, held, players }) => [
      asset,
      isTest ? 'test' : 'real',
      String(players),
      coins(asset, units),
      coins(asset, held),
    ]),
    'Nobody has anything.',
  )}
<h2>Both sides of the ledger</h2>${table(
    'Both sides of the ledger',
    ['Currency', 'Players have', 'The house is short of', 'Held', 'Held in its favour', 'Equal'],
    sides.map((side) => [
      side.asset,
      coins(side.asset, side.players),
      coins(side.asset, side.house),
      coins(side.asset, side.held),
      coins(side.asset, side.awaited),
      isLevel(side, owed) ? 'yes' : html`<span class="tag now">no</span>`,
    ]),
    'The ledger is empty.',
  )}
<h2>Under way</h2>${table(
    'Under way',
    ['What', 'Money', 'Status', 'Payments', 'Amount'],
    underWay.map(({ type, isTest, state, payments, cents }) => [
      typeInWords(type),
      isTest ? 'test' : 'real',
      stateInWords(state),
      String(payments),
      money(cents),
    ]),
    'Nothing is under way.',
  )}
<p class="quiet">A deposit that is under way is not the player's yet. A withdrawal that is under way is held and still owed.</p>`
}

/** Players' accounts one by one, their sum, and the house's accounts come to the same. */
function isLevel({ asset, players, held, house, awaited }: Sides, owed: readonly Owed[]): boolean {
  const told = owed.filter((one) => one.asset === asset)
  const all = told.reduce((sum, one) => sum + one.units, 0n)
  return players === house && held === awaited && all === players
}
