import type { GameContext } from '../game-context.ts'
import { element } from '../markup/element.ts'
import { allowedLevels } from '../play/controller-state.ts'
import { openDialog } from './dialog.ts'

/** All stakes of the ladder at once. */
export function openStakeDialog({ table, texts, money }: GameContext): void {
  const { game, stake: chosen, mode } = table.state.now
  const { maxStake } = game.rules
  const dialog = openDialog(
    { title: texts.stakes.title, closeLabel: texts.controls.close },
    maxStake === null ? null : element('p', { class: 'hint' }, texts.stakes.limit(money(maxStake))),
    element(
      'div',
      { class: 'choices', role: 'group', 'aria-label': texts.stakes.title },
      allowedLevels(table.state.now, mode).map((level) =>
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
