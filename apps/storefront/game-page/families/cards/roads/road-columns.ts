import type { SpotBoxes } from '@fairhouse/stage/families/cards/open-cards'
import { roadRows } from './roads.ts'

/** What a board's frame takes of its height and width, CSS pixels. */
const frame = 14
/** Between two roads of one board. */
const gap = 4
/** Shares of the height that is left: of the big road, and of each row of derived ones. The style sheet has the same. */
const shares = { strip: { big: 0.55, derived: 0.45 }, tower: { big: 0.4, derived: 0.2 } }

/**
 * How many columns each road has room for, so that none has to be scrolled. Derived roads lie side by side in a strip and one above another
 * where the board is higher: their cells are half as large as those of the big road, and more of them fit.
 */
export function roadColumns(boxes: SpotBoxes): {
  readonly isStrip: boolean
  readonly bead: number
  readonly big: number
  readonly derived: number
} {
  const [bead, board] = [roomIn(boxes['beadRoad']), roomIn(boxes['bigRoads'])]
  const isStrip = board.width > board.height * 1.6
  const share = isStrip ? shares.strip : shares.tower
  const height = board.height - (isStrip ? 1 : 3) * gap
  const derivedWidth = isStrip ? (board.width - 2 * gap) / 3 : board.width
  return {
    isStrip,
    bead: columnsOf(bead.width, bead.height),
    big: columnsOf(board.width, height * share.big),
    derived: columnsOf(derivedWidth, height * share.derived),
  }
}

function roomIn(box: SpotBoxes[string] | undefined) {
  return {
    width: Math.max(0, (box?.width ?? 0) - frame),
    height: Math.max(0, (box?.height ?? 0) - frame),
  }
}

/** None where there is no room. */
const columnsOf = (width: number, height: number): number =>
  width <= 0 || height <= 0 ? 0 : Math.max(1, Math.floor((width * roadRows) / height))
