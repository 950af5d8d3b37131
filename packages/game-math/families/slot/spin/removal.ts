import { item } from '../../../at.ts'
import type { RemovalChoice } from '../definition.ts'
import type { Telling } from '../telling.ts'
import type { After } from './after.ts'
import { drawn } from './changes.ts'
import type { ReadySpin } from './ready-spin.ts'

/** Draws which symbols go and shows what the reels show without them. Of a checked spin, all of whose reels have turned. */
export function removeSymbols(spin: ReadySpin, after: After, telling: Telling): After {
  const { removal } = spin.rule
  if (removal === undefined) return after
  const none: RemovalChoice = { symbols: [], weight: removal.none }
  const choice = drawn([none, ...removal.choices], telling)
  const { symbols } = choice
  const removed = after.names.flatMap((window, reel) =>
    window.flatMap((name, row) => (symbols.includes(name) ? [[reel, row] as const] : [])),
  )
  if (removed.length === 0) return after
  const reels = item(spin.reelsWithout, removal.choices.indexOf(choice)).map((reel, i) => {
    const stop = item(after.stops, i)
    return {
      names: item(reel.windows, stop),
      cells: item(reel.cells, stop),
      key: reel.keys[stop] ?? 0,
    }
  })
  const names = reels.map((reel) => reel.names)
  telling.tell({ type: 'symbolsRemoved', symbols, removed, grid: names })
  return {
    ...after,
    names,
    grid: reels.map(({ cells }) => cells),
    key: reels.reduce((sum, { key }) => sum + key, 0),
  }
}
