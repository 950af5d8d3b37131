import { openLater } from '../dialogs/later.ts'
import type { GameContext } from '../game-context.ts'
import { SavedList } from '../saved/saved-list.ts'
import { SavedChoices } from '../settings/kept.ts'
import type { Shelf } from '../settings/settings.ts'
import { type Chips, countOf, isSame } from './laid-chips.ts'
import type { LayingWords } from './words/en.ts'

/** Bets of one table that a player finds again on this device, in smallest chips on each spot. */
export type SavedBets = SavedList<Chips>

/**
 * @param uri of the title: every table keeps its own.
 * @param isBet whether the table takes such chips in one bet: what was kept of others is forgotten.
 */
export const savedBets = (
  uri: string,
  shelf: Shelf | null,
  isBet: (chips: Chips) => boolean,
): SavedBets =>
  new SavedList(new SavedChoices(`fairhouse.bets.${uri}`, shelf), {
    listName: 'kept',
    most: 6,
    write: (chips) => Object.fromEntries(chips),
    read(stored) {
      const chips = chipsOf(stored)
      return chips.size > 0 && isBet(chips) ? chips : null
    },
    isSame,
  })

/** Shows the last bet and those that were saved, by how many chips lie where. Its code is fetched when it is first asked for. */
export const openSavedBets = (
  context: GameContext,
  given: {
    readonly words: LayingWords['saved']
    readonly nameOf: (spot: string) => string
    readonly bets: SavedBets
    /** What lies there now. */
    readonly chips: Chips
    readonly use: (chips: Chips) => void
  },
): Promise<void> =>
  openLater(
    context,
    () => import('../saved/saved-dialog.ts'),
    ({ openSavedDialog }) => {
      const { words, nameOf, bets, chips, use } = given
      openSavedDialog<Chips>({
        words,
        closeLabel: context.texts.controls.close,
        list: bets,
        now: countOf(chips) === 0 ? null : chips,
        use,
        inWords: (bet) =>
          [...bet].map(([spot, count]) => words.chips(nameOf(spot), String(count))).join(', '),
      })
    },
  )

function chipsOf(stored: unknown): Chips {
  if (typeof stored !== 'object' || stored === null) return new Map()
  return new Map(
    Object.entries(stored).flatMap(([spot, count]: [string, unknown]): [string, number][] =>
      typeof count === 'number' && Number.isSafeInteger(count) && count > 0 ? [[spot, count]] : [],
    ),
  )
}
