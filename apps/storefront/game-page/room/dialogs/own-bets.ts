import type { OwnTicket } from '@fairhouse/contract/rooms/entities'
import { openDialog } from '../../dialogs/dialog.ts'
import { besideTheGame } from '../../markup/beside-the-game.ts'
import { element } from '../../markup/element.ts'
import type { RoomContext } from '../room-context.ts'
import { proofAddress } from './proof.ts'

/** The player's newest stakes in the room, each with the way to its proof. */
export function openOwnBets(context: RoomContext): void {
  const { words, texts, state, addresses } = context
  const { own } = state.now
  openDialog(
    { title: words.own.title, closeLabel: texts.controls.close },
    own.length === 0
      ? element('p', { class: 'hint' }, words.own.empty)
      : element(
          'ul',
          { class: 'rounds' },
          own.map((ticket) => ownRow(context, ticket)),
        ),
    element(
      'div',
      { class: 'buttons' },
      element('a', { class: 'button', href: addresses.bets, ...besideTheGame }, words.menu.allBets),
    ),
  )
}

function ownRow(context: RoomContext, ticket: OwnTicket): HTMLElement {
  const { words, texts, times, number, money } = context
  const { stake, payout, currency, state, at, bust } = ticket
  const { ended } = words.own
  const end = {
    open: ended.open,
    cashed: ended.cashed(times(at ?? 100)),
    lost: ended.lost(times(bust ?? 100)),
    void: ended.void,
  }[state]
  const figure = (name: string, value: string, isGain = false): HTMLElement =>
    element(
      'div',
      {},
      element('dt', {}, name),
      element('dd', { class: isGain ? 'is-gain' : null }, value),
    )
  return element(
    'li',
    { class: 'round' },
    element('span', {}, `${words.own.round} ${number(ticket.number)} · ${end}`),
    element(
      'dl',
      { class: 'round-figures' },
      figure(texts.history.stake, money(stake, currency)),
      figure(texts.history.won, money(payout, currency), payout > stake),
    ),
    state === 'open'
      ? null
      : element(
          'div',
          { class: 'round-actions' },
          element(
            'a',
            {
              class: 'button button-small',
              href: proofAddress(context, ticket.number),
              ...besideTheGame,
            },
            words.own.proof,
          ),
        ),
  )
}
