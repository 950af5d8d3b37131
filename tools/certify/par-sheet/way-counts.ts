import { item } from '@fairhouse/game-math/at'
import type { Course } from '@fairhouse/game-math/families/slot/exact/spin-cycle'
import type { WaySymbol } from '@fairhouse/game-math/families/slot/pays/way-symbol'
import type { Times } from './line-counts.ts'
import type { Tally } from './tally.ts'

/** Of one reel and one symbol: combinations that go on, the ways through all of them, and those that end it. */
interface Through {
  readonly hits: bigint
  readonly ways: bigint
  readonly misses: bigint
}

/** Counts the wins of one symbol by ways over one course of a spin. */
export function countWayWins(
  { weight, views }: Pick<Course, 'weight' | 'views'>,
  symbol: WaySymbol,
  { name, times }: { readonly name: string; readonly times: Times },
  tally: Tally,
): void {
  const reels = views.map((reel) => throughOf(reel, symbol))
  for (const [count, pay] of symbol.pays.entries()) {
    if (count === 0 || pay === 0) continue
    const after = reels.slice(count)
    const ends = after.reduce(
      (product, { hits, misses }, i) => product * (i === 0 ? misses : hits + misses),
      weight,
    )
    const before = reels.slice(0, count)
    const combinations = before.reduce((product, { hits }) => product * hits, ends)
    const ways = before.reduce((product, reel) => product * reel.ways, ends)
    tally.add(
      { by: 'ways', symbol: name, count },
      combinations * times.weight,
      ways * BigInt(pay) * times.sum,
    )
  }
}

function throughOf(views: Course['views'][number], { through }: WaySymbol): Through {
  let [hits, ways, misses] = [0n, 0n, 0n]
  for (const { weight, cells } of views) {
    const sum = cells.reduce((all, face) => all + item(through, face), 0)
    if (sum === 0) misses += BigInt(weight)
    else hits += BigInt(weight)
    ways += BigInt(weight) * BigInt(sum)
  }
  return { hits, ways, misses }
}
