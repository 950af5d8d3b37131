/** What a card counts, by its rank from 0 for a two to 12 for an ace: tens and court cards nothing, an ace one. */
export function valueOfRank(rank: number): number {
  if (rank === 12) return 1
  return rank >= 8 ? 0 : rank + 2
}

/** What cards of these values count together: the last digit of their sum. */
export const pointsOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) % 10

/** With 8 or 9 of the first two cards on either side nobody draws. */
export const isNatural = (player: number, banker: number): boolean => player >= 8 || banker >= 8

/** Whether the player draws a third card; nobody has a natural. */
export const playerDraws = (points: number): boolean => points <= 5

/**
 * Whether the banker draws a third card; nobody has a natural.
 * @param third value of the player's third card; null when the player took none.
 */
export function bankerDraws(points: number, third: number | null): boolean {
  if (third === null) return points <= 5
  switch (points) {
    case 0:
    case 1:
    case 2:
      return true
    case 3:
      return third !== 8
    case 4:
      return third >= 2 && third <= 7
    case 5:
      return third >= 4 && third <= 7
    case 6:
      return third === 6 || third === 7
    default:
      return false
  }
}
