import type { KenoPaytable } from '@fairhouse/contract/families/keno/paytable'
import type { CoachPanel, GameContext } from '../../game-context.ts'
import { type Content, element, fill } from '../../markup/element.ts'
import { paytableOf } from '../../../rules/family-rules.ts'
import type { OpenKenoGame } from './open-keno-game.ts'
import { spotsOf } from './filled.ts'
import { ticketsAt } from './risks.ts'
import { type TicketWorth, worthOf } from './worth.ts'

/** What every count of numbers returns, side by side, and every outcome of the ticket that is filled in. */
export function openKenoCoach(context: GameContext, keno: OpenKenoGame): CoachPanel {
  const view = element('div', { class: 'keno-coach' })
  let isShown = false
  const draw = (): void => {
    if (isShown) fill(view, contentOf(context, keno))
  }
  context.table.state.watch(draw)
  return {
    view,
    shown(on) {
      isShown = on
      draw()
    },
  }
}

function contentOf(context: GameContext, keno: OpenKenoGame): Content {
  const { game } = context.table.state.now
  const paytable: KenoPaytable = paytableOf('keno', game.paytable)
  const { risk, ...filled } = keno.filled()
  const { coach, risks } = keno.texts
  const tickets = ticketsAt(paytable, risk).map((ticket) =>
    worthOf(ticket, { unitsPerStake: game.unitsPerStake, paytable }),
  )
  const count = spotsOf({ risk, ...filled }).length
  const chosen = tickets.find(({ spots }) => spots === count)
  const hints = [
    coach.intro,
    ...(paytable.risks ? [coach.risk(risks[risk])] : []),
    ...(paytable.cards === undefined ? [] : [coach.perCard]),
    ...(paytable.freeGames ? [coach.free(paytable.freeGames.games, paytable.freeGames.times)] : []),
  ]
  return [
    hints.map((hint) => element('p', { class: 'hint' }, hint)),
    chosen ? outcomesTable(chosen, context, keno) : null,
    ticketsTable(tickets, context, keno),
  ]
}

function ticketsTable(
  tickets: readonly TicketWorth[],
  context: GameContext,
  { texts: { coach }, filled }: OpenKenoGame,
): HTMLElement {
  const { stake } = context.table.state.now
  const { percent, oneIn, amount, cents } = figures(context)
  const chosen = spotsOf(filled()).length
  return tableOf(
    coach.table,
    [
      coach.spots,
      coach.rtp,
      coach.worth(context.money(stake)),
      coach.wins,
      coach.top,
      coach.topOneIn,
    ],
    tickets.map(({ spots: count, rtp, pays, top }) => ({
      isMarked: count === chosen,
      cells: [
        String(count),
        percent(rtp),
        cents(rtp * stake),
        oneIn(pays),
        amount(top.units),
        oneIn(top.chance),
      ],
    })),
  )
}

function outcomesTable(
  { spots, outcomes }: TicketWorth,
  context: GameContext,
  { texts: { coach } }: OpenKenoGame,
): HTMLElement {
  const { game, stake } = context.table.state.now
  const { percent, oneIn, amount, cents } = figures(context)
  return tableOf(
    coach.ticket(spots),
    [coach.hits, coach.chance, coach.oneIn, coach.pays, coach.adds],
    outcomes.toReversed().map(({ hits, chance, units, adds }) => ({
      isMarked: false,
      cells: [
        String(hits),
        percent(chance),
        oneIn(chance),
        units > 0 ? amount(units) : '–',
        units > 0 ? cents((adds * stake) / game.unitsPerStake) : '–',
      ],
    })),
  )
}

/** How figures are written: chances that are small keep their digits. */
function figures({ facts: { language }, table, money }: GameContext) {
  const { game, stake } = table.state.now
  const rounded = new Intl.NumberFormat(language, { maximumSignificantDigits: 3 })
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 })
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumSignificantDigits: 4 })
  return {
    percent: (ratio: number) => share.format(ratio),
    oneIn: (chance: number) =>
      chance > 0.1 ? rounded.format(1 / chance) : whole.format(1 / chance),
    amount: (units: number) => money((units * stake) / game.unitsPerStake),
    /** A worth, which may be parts of a cent, as no win is ever paid. */
    cents: (minorUnits: number) =>
      game.currency === 'USD'
        ? `${rounded.format(minorUnits)} ¢`
        : `${rounded.format(minorUnits / 100)} Cr`,
  }
}

function tableOf(
  caption: string,
  heads: readonly string[],
  rows: readonly { readonly isMarked: boolean; readonly cells: readonly string[] }[],
): HTMLElement {
  return element(
    'table',
    { class: 'keno-coach-table' },
    element('caption', {}, caption),
    element(
      'thead',
      {},
      element(
        'tr',
        {},
        heads.map((head) => element('th', { scope: 'col' }, head)),
      ),
    ),
    element(
      'tbody',
      {},
      rows.map(({ isMarked, cells }) =>
        element(
          'tr',
          { class: isMarked ? 'is-chosen' : null },
          cells.map((cell, place) =>
            place === 0 ? element('th', { scope: 'row' }, cell) : element('td', {}, cell),
          ),
        ),
      ),
    ),
  )
}
