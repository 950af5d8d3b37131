import type { PastRound } from '@fairhouse/contract/rooms/entities'
import { openDialog } from '../../dialogs/dialog.ts'
import { besideTheGame } from '../../markup/beside-the-game.ts'
import { element } from '../../markup/element.ts'
import type { RoomContext } from '../room-context.ts'

/** What proves a round that is over, and the way to check it. */
export function openProof(context: RoomContext, round: PastRound): void {
  const { words, texts, facts, times, number } = context
  const when = new Intl.DateTimeFormat(facts.language, { dateStyle: 'medium', timeStyle: 'medium' })
  openDialog(
    {
      title: words.proof.title(number(round.number)),
      closeLabel: texts.controls.close,
      kind: 'notice',
    },
    round.void ? element('p', {}, words.proof.voided) : null,
    element(
      'dl',
      { class: 'room-proof' },
      element('dt', {}, words.proof.burst),
      element('dd', { class: 'room-proof-bust' }, times(round.bust)),
      element('dt', {}, words.proof.ended),
      element('dd', {}, when.format(new Date(round.at))),
      element('dt', {}, words.proof.link),
      element('dd', {}, element('code', {}, round.link)),
    ),
    element('p', { class: 'hint' }, words.proof.explain),
    element(
      'div',
      { class: 'buttons' },
      element(
        'a',
        {
          class: 'button button-first',
          href: proofAddress(context, round.number),
          ...besideTheGame,
        },
        words.proof.verify,
      ),
    ),
  )
}

/** Where a round of the room is checked, of the chain in use unless another is named. */
export function proofAddress(
  { addresses, facts, state }: RoomContext,
  number: number,
  chain: number | undefined = state.now.chain?.number,
): string {
  return addresses.roomVerifier(facts.uri, chain ?? 1, number)
}
