import { openDialog } from '../../dialogs/dialog.ts'
import { element } from '../../markup/element.ts'
import type { Bet } from '../bets.ts'
import type { RoomContext } from '../room-context.ts'

/** All stakes of the ladder at once. */
export function openStakes({ state, texts, money }: RoomContext, bet: Bet): void {
  const dialog = openDialog(
    { title: texts.stakes.title, closeLabel: texts.controls.close, kind: 'notice' },
    element(
      'div',
      { class: 'choices', role: 'group', 'aria-label': texts.stakes.title },
      (state.now.game?.betLevels ?? []).map((level) =>
        element(
          'button',
          {
            type: 'button',
            class: 'choice',
            'aria-pressed': String(level === bet.state.now.stake),
            onclick: () => {
              bet.stake(level)
              dialog.close()
            },
          },
          money(level),
        ),
      ),
    ),
  )
}
