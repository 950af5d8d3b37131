import { item } from '@fairhouse/game-math/at'
import { expandedPay } from '@fairhouse/game-math/families/slot/features/book-run'
import type { BookRule, FeatureRule } from '@fairhouse/game-math/families/slot/features/rules'
import { spinViews } from '@fairhouse/game-math/families/slot/exact/spin-views'
import type { ReadySpin } from '@fairhouse/game-math/families/slot/spin/ready-spin'
import type { Times } from './line-counts.ts'
import type { Tally } from './tally.ts'

const isBook = (rule: FeatureRule): rule is BookRule => rule.kind === 'book'

/** Counts what each symbol of a book pays when it is the one that was drawn; of a spin that no book plays, nothing. */
export function countBookWins(
  spin: ReadySpin,
  { name, times }: { readonly name: string; readonly times: Times },
  tally: Tally,
): void {
  const { features, rule } = spin.definition
  const books = Object.values(features)
    .filter(isBook)
    .filter((book) => book.spin === name)
  const lines = rule.by === 'lines' ? rule.lines.length : 0
  for (const { symbol } of books.flatMap(({ symbols }) => symbols)) {
    for (const [count, ways] of reelsShowing(spin, symbol).entries()) {
      const pay = expandedPay(spin, symbol, count) * lines
      const combinations = ways * times.weight
      if (pay > 0)
        tally.add({ by: 'book', symbol, count }, combinations, combinations * BigInt(pay))
    }
  }
}

/** `[reels]`: in how many combinations just so many reels show the symbol. */
function reelsShowing(spin: ReadySpin, symbol: string): readonly bigint[] {
  const face = spin.definition.symbols.indexOf(symbol)
  return spinViews(spin).reduce<readonly bigint[]>(
    (before, reel) => {
      const all = reel.reduce((sum, { weight }) => sum + weight, 0)
      const shows = reel
        .filter(({ cells }) => cells.includes(face))
        .reduce((sum, { weight }) => sum + weight, 0)
      return [...before, 0n].map(
        (ways, count) =>
          ways * BigInt(all - shows) + (count > 0 ? item(before, count - 1) : 0n) * BigInt(shows),
      )
    },
    [1n],
  )
}
