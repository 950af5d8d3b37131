// Tickets of strips: cards whose rows have cells without a number. All numbers of the machine stand on the tickets of a strip, each on one of them.

/** Cells of a row, one for each ten numbers: 1 to 9, 10 to 19 and so on, the last one to 90. */
export const ticketColumns = 9
/** Numbers in a row; its other cells are blank. */
export const ticketRowNumbers = 5

/** What of a game says how wide its cards are. */
export interface CardWidth {
  readonly side: number
  /** So many tickets make a strip; absent where a card has a number in every cell. */
  readonly strip?: number | null | undefined
}

/** Cells of a row of a card. */
export const cellsInRow = ({ side, strip }: CardWidth): number => (strip ? ticketColumns : side)

/** Whether cells of a card are those of a ticket, where nothing else is known of the game: its rows are nine wide, and cards without strips have as few columns as rows, five at most. */
export const areOfTicket = (cells: readonly number[]): boolean => cells.length >= 3 * ticketColumns

/**
 * The number of the first of so many cards that are bought together. Without strips they follow those that were sold. Tickets that are bought together are all of one strip: where the one
 * that is being sold has too few left, these stay unsold, and a new strip is begun.
 * @param sold number of the last card that was sold, 0 before the first. @param count no more than a strip has.
 */
export function firstBought({ strip }: CardWidth, sold: number, count: number): number {
  if (!strip) return sold + 1
  const place = sold % strip
  return place + count <= strip ? sold + 1 : sold - place + strip + 1
}
