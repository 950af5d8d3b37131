import type { RoomTicket } from '@fairhouse/contract/rooms/entities'
import { iconButton } from '../../controls/buttons.ts'
import { element, fill, write } from '../../markup/element.ts'
import type { RoomContext } from '../room-context.ts'
import type { RoomState } from '../room-state.ts'

/** Rows that are drawn; all stakes are counted. */
const shown = 60

/** Who is in the round: masked names, stakes, and where they left. Narrow screens show it on request. */
export interface Players {
  readonly view: HTMLElement
  /** Opens and closes it where it does not stand beside the picture. */
  readonly opener: HTMLElement
  toggle(): void
}

/** What is longer than its place is scrolled by keys too, and says what it is. */
const scrolled = (name: string, content: HTMLElement): HTMLElement =>
  element(
    'div',
    { class: 'room-players-scroll', tabindex: 0, role: 'group', 'aria-label': name },
    content,
  )

export function createPlayers(context: RoomContext): Players {
  const { words, state } = context
  const rows = element('tbody', {})
  const counts = element('p', { class: 'room-players-count' })
  const none = element('p', { class: 'hint room-players-none' }, words.players.none)
  const close = iconButton('close', words.players.close, () => toggle())
  close.view.classList.add('room-players-close')
  const view = element(
    'section',
    { class: 'room-players', id: 'room-players', 'aria-label': words.players.title },
    element(
      'header',
      { class: 'room-players-head' },
      element('div', {}, element('h2', {}, words.players.title), counts),
      close.view,
    ),
    none,
    scrolled(words.players.title, tableOf(context, rows)),
  )
  const count = element('span', {})
  const opener = element(
    'button',
    {
      type: 'button',
      class: 'room-players-opener',
      'aria-controls': 'room-players',
      'aria-expanded': 'false',
      onclick: () => toggle(),
    },
    element('span', { class: 'unseen' }, words.players.open),
    ' ',
    count,
  )
  const toggle = (): void => {
    const isOpen = view.classList.toggle('is-open')
    opener.setAttribute('aria-expanded', String(isOpen))
    if (isOpen) close.view.focus()
    else opener.focus()
  }
  let before: RoomState | null = null
  state.watch((now) => {
    if (
      before &&
      before.tickets === now.tickets &&
      before.totals === now.totals &&
      before.own === now.own
    )
      return
    before = now
    const { totals } = now
    const counted = countOf(context, now)
    write(counts, counted)
    write(count, context.number(totals.tickets))
    none.hidden = totals.tickets > 0
    fill(
      rows,
      inOrder(now)
        .slice(0, shown)
        .map((ticket) => rowOf(context, ticket, now)),
    )
  })
  return { view, opener, toggle }
}

function tableOf({ words }: RoomContext, rows: HTMLElement): HTMLElement {
  return element(
    'table',
    { class: 'room-players-table' },
    element(
      'thead',
      { class: 'unseen' },
      element(
        'tr',
        {},
        [words.players.player, words.players.bet, words.players.won].map((name) =>
          element('th', { scope: 'col' }, name),
        ),
      ),
    ),
    rows,
  )
}

function countOf({ words, number }: RoomContext, { totals, round }: RoomState): string {
  const all = number(totals.tickets)
  return round?.phase === 'betting' || totals.tickets === 0
    ? words.players.count(all)
    : words.players.cashed(number(totals.cashed), all)
}

/** The player's own first, then by what they won, then by what they bet. */
function inOrder({ tickets, own }: RoomState): readonly RoomTicket[] {
  const mine = new Set(own.map(({ id }) => id))
  const rank = ({ id }: RoomTicket): number => (mine.has(id) ? 0 : 1)
  return tickets.toSorted(
    (one, other) => rank(one) - rank(other) || other.payout - one.payout || other.stake - one.stake,
  )
}

function rowOf({ words, money, times }: RoomContext, ticket: RoomTicket, { own }: RoomState) {
  const { id, name, stake, currency, state, at, payout } = ticket
  const isMine = own.some((mine) => mine.id === id)
  const isCashed = state === 'cashed' && at !== null
  return element(
    'tr',
    { class: `is-${state}${isMine ? ' is-mine' : ''}` },
    element('th', { scope: 'row' }, isMine ? words.players.you : name || words.players.hidden),
    element('td', {}, money(stake, currency)),
    element(
      'td',
      {},
      isCashed ? element('span', { class: 'room-left-at' }, times(at)) : null,
      isCashed ? ` ${money(payout, currency)}` : state === 'lost' ? '–' : '',
    ),
  )
}
