import type { KenoPaytable } from '@fairhouse/contract/families/keno/paytable'
import { element, fill } from '../../markup/element.ts'
import { ticketPays } from './open-keno-game.ts'
import type { KenoTexts } from './texts/en.ts'

/** What the ticket pays, beside the board: one row for each number of hits, that of the hits so far lit. */
export interface PaysPanel {
  readonly view: HTMLElement
  /** @param amount pay units as money at the bet now chosen. `times` the same in bets, where there is little room. */
  show(shown: {
    readonly tickets: KenoPaytable['tickets']
    readonly spots: number
    readonly caught: CaughtSoFar | null
    readonly amount: (units: number) => string
    readonly times: (units: number) => string
    /** Over the pays instead of how many numbers there are: which free draw this is; null: none. */
    readonly free: string | null
  }): void
}

/** How far the draw on the stage has come: spots caught so far. */
export interface CaughtSoFar {
  readonly count: number
  readonly isOver: boolean
}

export function createPaysPanel(texts: KenoTexts): PaysPanel {
  const title = element('h2', { class: 'keno-pays-title' })
  const list = element('ol', { class: 'keno-pays-list' })
  const view = element('section', { class: 'keno-pays' }, title, list)
  return {
    view,
    show({ tickets, spots, caught, amount, times, free }) {
      // Where tickets have one size, what they pay is no secret before the last number.
      const [only] = tickets.length === 1 ? tickets : []
      const ticket = ticketPays(tickets, spots) ?? only ?? null
      const name = nameOf(ticket?.spots === spots ? ticket : null, { texts, tickets, free })
      view.classList.toggle('is-free', free !== null)
      fill(
        title,
        element('span', { class: 'keno-pays-name' }, name),
        ticket ? short('keno-pays-head', texts.pays.columns[0]) : null,
      )
      view.classList.toggle('is-empty', ticket === null)
      const paying = (ticket?.pays ?? [])
        .map((units, hits) => ({ units, hits }))
        .filter(({ units }) => units > 0)
        .toReversed()
      fill(
        list,
        paying.map(({ units, hits }) =>
          element(
            'li',
            { class: rowClass(hits, caught) },
            element('span', { class: 'keno-pays-hits' }, texts.pays.hits(hits)),
            element('span', { class: 'keno-pays-amount' }, amount(units)),
            short('keno-pays-hits', String(hits)),
            short('keno-pays-amount', times(units)),
          ),
        ),
      )
    },
  }
}

function nameOf(
  ticket: KenoPaytable['tickets'][number] | null,
  {
    texts: { pays },
    tickets,
    free,
  }: {
    readonly texts: KenoTexts
    readonly tickets: KenoPaytable['tickets']
    readonly free: string | null
  },
): string {
  if (ticket) return free ?? pays.title(ticket.spots)
  const [only] = tickets
  return only && tickets.length === 1 ? pays.exactly(only.spots) : pays.empty(tickets.length)
}

function rowClass(hits: number, caught: CaughtSoFar | null): string {
  if (caught === null || caught.count !== hits) return 'keno-pay'
  // Before the last ball nobody has caught nothing: that row is not reached, it is only left.
  if (hits === 0 && !caught.isOver) return 'keno-pay'
  return caught.isOver ? 'keno-pay is-won' : 'keno-pay is-reached'
}

/** The same for a narrow strip; whoever hears it hears the whole. */
const short = (name: string, text: string): HTMLElement =>
  element('span', { class: `${name} keno-short`, 'aria-hidden': 'true' }, text)
