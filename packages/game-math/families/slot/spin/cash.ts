import { item } from '../../../at.ts'
import type { Cells } from '../cells.ts'
import type { Telling } from '../telling.ts'
import type { After } from './after.ts'
import { drawn } from './changes.ts'
import type { ReadySpin } from './ready-spin.ts'

/** Amounts in view. */
type Shown = readonly { readonly cell: Cells[number]; readonly pay: number }[]

/** Draws what each cash symbol in view carries, reel by reel from the top, whether it is collected or not. */
export function showCash({ rule, reels }: ReadySpin, { stops }: After, telling: Telling): Shown {
  const { cash } = rule
  if (cash === undefined) return []
  const shown = cellsOf({ reels, stops }, cash.symbol).map((cell) => ({
    cell,
    pay: drawn(cash.values, telling).value,
  }))
  if (shown.length > 0) telling.tell({ type: 'cashShown', cells: shown })
  return shown
}

/** Each collector in view takes all amounts in view. */
export function collectCash(
  { rule, reels }: ReadySpin,
  { stops }: After,
  shown: Shown,
  telling: Telling,
): void {
  const { cash } = rule
  if (cash === undefined || shown.length === 0) return
  const sum = shown.reduce((all, { pay }) => all + pay, 0)
  const cells = shown.map(({ cell }) => cell)
  for (const collector of cellsOf({ reels, stops }, cash.collector)) {
    const pay = telling.pay(sum)
    if (pay === 0) return
    const [multiplier, total] = [1, telling.units]
    telling.tell({ type: 'cashCollected', collector, cells, multiplier, pay, total })
  }
}

function cellsOf(
  { reels, stops }: Pick<ReadySpin, 'reels'> & Pick<After, 'stops'>,
  symbol: string,
): Cells {
  return reels.flatMap(({ windows }, reel) =>
    item(windows, item(stops, reel)).flatMap((name, row) =>
      name === symbol ? [[reel, row] as const] : [],
    ),
  )
}
