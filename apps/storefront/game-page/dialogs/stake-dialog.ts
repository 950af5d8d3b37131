import type { GameContext } from '../game-context.ts'
import { element } from '../markup/element.ts'
import { openDialog } from './dialog.ts'

/** All stakes of the ladder at once. */
export function openStakeDialog({ table, texts, money }: GameContext): void {
  const { game, stake: chosen } = table.state.now
  const dialog = openDialog(
    { title: texts.stakes.title, closeLabel: texts.controls.close },
    element(
      'div',
      { class: 'choices', role: 'group', 'aria-label': texts.stakes.title },
      game.betLevels.map((level) =>
        element(
          'button',
          {
            type: 'button',
            class: 'choice',
            'aria-pressed': String(level === chosen),
            onclick: () => {
              table.stake(level)
              dialog.close()
            },
          },
          money(level),
        ),
      ),
    ),
  )
}
