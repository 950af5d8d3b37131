import type { Box } from './layout.ts'

/** Where a plate stands, and in which row of plates: amounts of a row have one size. */
export interface PlatePlace extends Box {
  readonly row: number
}

/** Room between plates, and between the lowest ones and the symbols, board units. */
const gap = 10
/** The lowest plates stand on the upper rail of the frame. */
const foot = -2
const upright = { height: 128, widest: 480 } as const
const sideways = { height: 104, widest: 360 } as const
/** A jackpot's plate is wider than the next one by this part of an even share: its amount is the longer one. */
const step = 0.15

/**
 * Places of the plates over a window, dearest jackpot first, in board units: the window begins at height 0, what is over it is negative.
 * A row of more than two cannot be read on a phone held upright: there the dearest stand over the others.
 * @param width of the window.
 */
export function jackpotPlaces(
  count: number,
  width: number,
  portrait: boolean,
): readonly PlatePlace[] {
  const { height, widest } = portrait ? upright : sideways
  const rows = rowsOf(count, portrait)
  return rows.flatMap((inRow, row) => {
    const y = foot - (rows.length - row) * height - (rows.length - row - 1) * gap
    const widths = widthsOf(inRow, width, widest)
    const all = widths.reduce((sum, one) => sum + one, (inRow - 1) * gap)
    let x = (width - all) / 2
    return widths.map((one) => {
      const place = { x, y, width: one, height, row }
      x += one + gap
      return place
    })
  })
}

/** How many plates each row has, from the top. */
function rowsOf(count: number, portrait: boolean): readonly number[] {
  if (!portrait || count < 3) return count > 0 ? [count] : []
  const first = Math.max(1, count - 3)
  return [first, count - first]
}

function widthsOf(count: number, width: number, widest: number): readonly number[] {
  const even = (width - (count - 1) * gap) / count
  return Array.from({ length: count }, (_, place) =>
    Math.min(widest, even * (1 + step * ((count - 1) / 2 - place))),
  )
}
