import { openDialog } from '../../dialogs/dialog.ts'
import type { GameContext } from '../../game-context.ts'
import { element } from '../../markup/element.ts'
import { mayAct } from '../../play/controller-state.ts'
import type { CrapsBetting } from './craps-betting.ts'
import type { OpenCrapsGame } from './open-craps-game.ts'
import { spotName } from './open-craps-game.ts'

/** A button, while there are bets that may be taken down, and the list of them that it opens. */
export function createTakeDown(
  { table, money, texts: shared }: Pick<GameContext, 'table' | 'money' | 'texts'>,
  { texts }: OpenCrapsGame,
  betting: CrapsBetting,
): { readonly view: HTMLElement; open(): void } {
  const { takeDown: words } = texts
  const open = (): void => {
    const spots = betting.removable
    if (spots.length === 0) return
    const { chips } = betting.standing
    const take = (taken: readonly string[]) => (): void => {
      dialog.close()
      betting.takeDown(taken)
    }
    const amountOn = (spot: string): string => money(betting.worth(chips.get(spot) ?? 0))
    const dialog = openDialog(
      { title: words.title, closeLabel: shared.controls.close, kind: 'notice' },
      element('p', {}, words.text),
      element(
        'div',
        { class: 'take-down-list' },
        spots.map((spot) =>
          element(
            'button',
            { type: 'button', class: 'button', onclick: take([spot]) },
            words.one(spotName(spot, texts), amountOn(spot)),
          ),
        ),
        spots.length > 1 &&
          element(
            'button',
            { type: 'button', class: 'button button-first', onclick: take(spots) },
            words.all,
          ),
      ),
    )
  }
  const view = element(
    'button',
    { type: 'button', class: 'button take-down', hidden: true, onclick: open },
    words.button,
  )
  table.state.watch((state) => {
    view.hidden = betting.removable.length === 0 || !mayAct(state)
  })
  return { view, open }
}
