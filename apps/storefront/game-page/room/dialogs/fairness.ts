import { openDialog } from '../../dialogs/dialog.ts'
import { besideTheGame } from '../../markup/beside-the-game.ts'
import { element } from '../../markup/element.ts'
import type { RoomContext } from '../room-context.ts'
import { proofAddress } from './proof.ts'

/** What was published of the chain that the rounds come from. */
export function openRoomFairness(context: RoomContext): void {
  const { words, texts, facts, state, number } = context
  const { chain, round, past } = state.now
  const { fairness } = words
  const when = new Intl.DateTimeFormat(facts.language, { dateStyle: 'medium', timeStyle: 'medium' })
  const moment = (at: string | null): string => (at === null ? '–' : when.format(new Date(at)))
  const line = (name: string, value: string, isCode = false): HTMLElement[] => [
    element('dt', {}, name),
    element('dd', {}, isCode ? element('code', {}, value) : value),
  ]
  const [last] = past
  openDialog(
    { title: fairness.title, closeLabel: texts.controls.close },
    element('p', {}, fairness.explain),
    chain
      ? element(
          'dl',
          { class: 'room-proof' },
          line(fairness.end, chain.end, true),
          line(fairness.committed, moment(chain.committedAt)),
          line(fairness.salt, chain.salt ?? '–', true),
          line(fairness.salted, moment(chain.saltedAt)),
          round
            ? line(fairness.round, fairness.roundOf(number(round.number), number(chain.length)))
            : null,
        )
      : element('p', { class: 'hint' }, fairness.none),
    chain?.source === 'house' ? element('p', { class: 'hint' }, fairness.house) : null,
    last
      ? element(
          'div',
          { class: 'buttons' },
          element(
            'a',
            {
              class: 'button button-first',
              href: proofAddress(context, last.number),
              ...besideTheGame,
            },
            words.proof.verify,
          ),
        )
      : null,
  )
}
