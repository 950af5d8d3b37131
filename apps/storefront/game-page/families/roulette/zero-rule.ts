import { openDialog } from '../../dialogs/dialog.ts'
import type { GameContext } from '../../game-context.ts'
import { element } from '../../markup/element.ts'
import type { OpenRouletteGame } from './open-roulette-game.ts'
import type { RouletteBetting } from './roulette-betting.ts'

/** The name of the table's rule for even chances at zero, over the bets; a press tells it whole. Null at a table without such a rule. */
export function createZeroRule(
  { texts: shared }: Pick<GameContext, 'texts'>,
  { texts }: OpenRouletteGame,
  { paytable }: Pick<RouletteBetting, 'paytable'>,
): HTMLElement | null {
  if (!paytable.partage) return null
  const { zeroRule: words, rules } = texts
  return element(
    'button',
    {
      type: 'button',
      class: 'zero-rule',
      'aria-label': words.label,
      onclick: () =>
        openDialog(
          { title: words.title, closeLabel: shared.controls.close, kind: 'notice' },
          element('p', {}, rules.how.partage(paytable.zeros.join(', '))),
        ),
    },
    words.partage,
  )
}
