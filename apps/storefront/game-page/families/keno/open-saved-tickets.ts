import { openLater } from '../../dialogs/later.ts'
import type { GameContext } from '../../game-context.ts'
import { element } from '../../markup/element.ts'
import type { FillingIn } from './filling-in.ts'
import type { OpenKenoGame } from './open-keno-game.ts'

/** Shows the last ticket and those that were saved. Its code is fetched when it is first asked for. */
export const openSavedTickets = (
  context: GameContext,
  { texts }: OpenKenoGame,
  filling: FillingIn,
): Promise<void> =>
  openLater(
    context,
    () => import('../../saved/saved-dialog.ts'),
    ({ openSavedDialog }) =>
      openSavedDialog<readonly number[]>({
        words: texts.saved,
        closeLabel: context.texts.controls.close,
        list: filling.shelf,
        now: filling.spots.length === 0 ? null : filling.spots,
        use: (spots) => filling.use(spots),
        inWords: (spots) => spots.join(', '),
        face: (spots) =>
          spots.map((spot) => element('span', { class: 'keno-ticket-number' }, String(spot))),
      }),
  )
