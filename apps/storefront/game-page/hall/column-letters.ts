import type { HallGame } from '@fairhouse/contract/rooms/hall'

const letters = ['B', 'I', 'N', 'G', 'O']

/** What stands above the columns of a card; null where columns have no numbers of their own. */
export const columnLetters = (
  game: Pick<HallGame, 'side' | 'inColumn'> | null,
): readonly string[] | null => (game?.inColumn && game.side === letters.length ? letters : null)

/** A called number as it is said: with its column's letter, where columns have letters. @param written the number in the player's language. */
export function calledName(
  game: Pick<HallGame, 'side' | 'inColumn'> | null,
  called: number,
  written: string,
): string {
  const letter = columnLetters(game)?.[Math.floor((called - 1) / (game?.inColumn ?? 1))]
  return letter === undefined ? written : `${letter} ${written}`
}
