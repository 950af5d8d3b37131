import { openDialog } from '../../dialogs/dialog.ts'
import { besideTheGame } from '../../markup/beside-the-game.ts'
import { element } from '../../markup/element.ts'
import type { HallContext } from '../hall-context.ts'
import { proofOf } from './past-draws.ts'

/** What was published of the chain that calls and cards come from. */
export function openHallFairness(context: HallContext): void {
  const { words, texts, facts, state } = context
  const { chain, past } = state.now
  const { fairness } = words
  const when = new Intl.DateTimeFormat(facts.language, { dateStyle: 'medium', timeStyle: 'medium' })
  const moment = (at: string | null): string => (at === null ? '–' : when.format(new Date(at)))
  const line = (name: string, value: string, isCode = false): HTMLElement[] => [
    element('dt', {}, name),
    element('dd', {}, isCode ? element('code', {}, value) : value),
  ]
  const [last] = past
  openDialog(
    { title: words.menu.fairness, closeLabel: texts.controls.close },
    element('p', {}, fairness.explain),
    element('p', {}, fairness.cards),
    chain
      ? element(
          'dl',
          { class: 'room-proof' },
          line(fairness.end, chain.end, true),
          line(fairness.committed, moment(chain.committedAt)),
          line(fairness.salt, chain.salt ?? '–', true),
          line(fairness.salted, moment(chain.saltedAt)),
        )
      : element('p', { class: 'hint' }, fairness.none),
    chain?.source === 'house' ? element('p', { class: 'hint' }, fairness.house) : null,
    last
      ? element(
          'div',
          { class: 'buttons' },
          element(
            'a',
            { class: 'button button-first', href: proofOf(context, last.number), ...besideTheGame },
            fairness.verify,
          ),
        )
      : null,
  )
}
