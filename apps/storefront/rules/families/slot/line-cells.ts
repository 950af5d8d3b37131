import type { SlotPaytable } from '@fairhouse/contract/families/slot/paytable'

/** The cells of each line, `[reel, row]`, in the order of their numbers; none where no lines pay. */
export function lineCells({ rule, grid }: SlotPaytable): readonly (readonly Cell[])[] {
  if (rule.by !== 'lines') return []
  const across = rule.lines.map((line) => line.map((row, reel): Cell => [reel, row]))
  const down = grid.rows.map((rows, reel) =>
    Array.from({ length: rows }, (_, row): Cell => [reel, row]),
  )
  return rule.columns === true ? [...across, ...down] : across
}

type Cell = readonly [number, number]
