import { openDialog } from '../../dialogs/dialog.ts'
import { besideTheGame } from '../../markup/beside-the-game.ts'
import { element } from '../../markup/element.ts'
import type { HallContext } from '../hall-context.ts'

/** Where a round of the hall is worked out again. */
export const proofOf = (
  { addresses, facts, state }: Pick<HallContext, 'addresses' | 'facts' | 'state'>,
  number: number,
): string => addresses.roomVerifier(facts.uri, state.now.chain?.number ?? 1, number)

/** Rounds that are over, with the way to their proof. */
export function openPastDraws(context: HallContext): void {
  const { words, texts, state, number } = context
  const { past } = words
  const rows = state.now.past.map((draw) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, number(draw.number)),
      element('td', {}, number(draw.cards)),
      element('td', {}, draw.void ? past.void : number(draw.calls)),
      element(
        'td',
        {},
        element(
          'a',
          {
            href: proofOf(context, draw.number),
            'aria-label': past.verify(number(draw.number)),
            ...besideTheGame,
          },
          past.verifyShort,
        ),
      ),
    ),
  )
  openDialog(
    { title: past.title, closeLabel: texts.controls.close },
    rows.length === 0
      ? element('p', { class: 'hint' }, past.none)
      : element(
          'table',
          { class: 'hall-past' },
          element(
            'thead',
            {},
            element(
              'tr',
              {},
              [past.round, past.cards, past.calls, past.verifyShort].map((name) =>
                element('th', { scope: 'col' }, name),
              ),
            ),
          ),
          element('tbody', {}, rows),
        ),
  )
}
