import type { Draw } from '@fairhouse/fairness/draw'
import type { SlotWish } from './slot-wish.ts'

/** Names of symbols: what pays most first. */
export const highSymbols = ['high1', 'high2', 'high3', 'high4'] as const
export const lowSymbols = ['low1', 'low2', 'low3', 'low4', 'low5'] as const
export const wildSymbol = 'wild'
export const scatterSymbol = 'star'

/** How often symbols stand on a strip, what pays most first; the seed moves each a little. */
const counts = {
  high1: 2,
  high2: 3,
  high3: 3,
  high4: 4,
  low1: 4,
  low2: 4,
  low3: 5,
  low4: 5,
  low5: 5,
}

/** Strips of the paid spin. A wild stands on each reel but the first, a scatter on each where there are any. */
export function slotStrips(wish: SlotWish, draw: Draw): readonly (readonly string[])[] {
  return Array.from({ length: wish.reels }, (_, reel) => strip(wish, reel, draw))
}

/** The same without scatters, for free spins. */
export const withoutScatters = (strips: readonly (readonly string[])[]) =>
  strips.map((symbols) => symbols.filter((symbol) => symbol !== scatterSymbol))

function strip({ reels, freeSpins }: SlotWish, reel: number, draw: Draw): readonly string[] {
  const plain = Object.entries(counts).flatMap(([symbol, count]) =>
    Array.from({ length: count + draw.below(2) }, () => symbol),
  )
  const mixed = shuffled(plain, draw)
  const hasWild = reel > 0 && (reels > 3 || reel === 1)
  // Specials lie half a strip apart, further than any window is high.
  const half = Math.floor(mixed.length / 2)
  return [
    ...(hasWild ? [wildSymbol] : []),
    ...mixed.slice(0, half),
    ...(freeSpins ? [scatterSymbol] : []),
    ...mixed.slice(half),
  ]
}

function shuffled(symbols: readonly string[], draw: Draw): readonly string[] {
  const mixed = [...symbols]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = draw.below(last + 1)
    const [one, two] = [mixed[last], mixed[other]]
    if (one === undefined || two === undefined) continue
    mixed[last] = two
    mixed[other] = one
  }
  return mixed
}
