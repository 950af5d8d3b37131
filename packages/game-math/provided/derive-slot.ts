import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import type { SlotDefinition } from '../families/slot/definition.ts'
import { fitPays, type Pays } from './fit-pays.ts'
import { slotLines } from './slot-lines.ts'
import {
  highSymbols,
  lowSymbols,
  scatterSymbol,
  slotStrips,
  wildSymbol,
  withoutScatters,
} from './slot-strips.ts'
import { boughtStrips } from './bought-strips.ts'
import type { SlotWish } from './slot-wish.ts'
import { runsOf, standingOf, threeInView } from './spin-return.ts'
import { stakesOf } from './stakes.ts'

const freeSpinCount = 8
const freeSpinMultiplier = 2
/** Pay units of a stake of a slot that pays by ways. */
const unitsOfWays = 20
/** How much runs pay beside each other, what pays most first. */
const weights: Readonly<Record<string, number>> = {
  high1: 60,
  high2: 30,
  high3: 20,
  high4: 15,
  low1: 8,
  low2: 7,
  low3: 5,
  low4: 4,
  low5: 3,
}
/** By length of a run, from three. */
const growth = [1, 4, 14, 40]

/**
 * A slot by what is wished of it: strips by its seed, pays that return about what is wished. What it returns exactly, `slotFacts` says.
 * @throws RangeError when the wish makes no sound slot.
 */
export function deriveSlot(wish: SlotWish): SlotDefinition {
  const draw = drawFrom(new SeededWords(wish.seed))
  const strips = slotStrips(wish, draw)
  const lines =
    wish.by === 'lines' ? slotLines(wish.reels === 3 ? 3 : 5, wish.rows, wish.lines) : []
  const unitsPerStake = wish.by === 'lines' ? lines.length : unitsOfWays
  const pays = paysOf(wish, { strips, lines: lines.length, unitsPerStake })
  const free = withoutScatters(strips)
  const trigger = {
    symbol: scatterSymbol,
    feature: 'freeSpins',
    by: [0, 0, 0, ...more(wish.reels)],
  }
  return {
    symbols: [
      wildSymbol,
      ...(wish.freeSpins ? [scatterSymbol] : []),
      ...highSymbols,
      ...lowSymbols,
    ],
    rows: Array.from({ length: wish.reels }, () => wish.rows),
    rule: wish.by === 'lines' ? { by: 'lines', lines } : { by: 'ways' },
    pays,
    wild: { symbol: wildSymbol },
    spins: {
      base: { mode: 'base', strips, scatters: [], triggers: wish.freeSpins ? [trigger] : [] },
      ...(wish.freeSpins && {
        free: {
          mode: 'free' as const,
          strips: free,
          multiplier: freeSpinMultiplier,
          scatters: [],
          triggers: [],
        },
      }),
      ...(wish.buys && {
        bought: {
          mode: 'base' as const,
          strips: boughtStrips(free, wish.rows),
          scatters: [],
          triggers: [trigger],
        },
      }),
    },
    ...(wish.buys && {
      modes: { buy: { kind: 'buy' as const, price: wish.buys.price, spin: 'bought' } },
    }),
    features: wish.freeSpins
      ? { freeSpins: { kind: 'freeSpins', spin: 'free', most: freeSpinCount } }
      : {},
    unitsPerStake,
    betLevels: stakesOf(wish, unitsPerStake),
    maxUnits: wish.maxWinX * unitsPerStake,
  }
}

const more = (reels: number): number[] => Array.from({ length: reels - 2 }, () => freeSpinCount)

function paysOf(
  wish: SlotWish,
  made: {
    readonly strips: readonly (readonly string[])[]
    readonly lines: number
    readonly unitsPerStake: number
  },
): Pays {
  const { strips, lines, unitsPerStake } = made
  const by = wish.by === 'lines' ? { lines } : 'ways'
  const free = withoutScatters(strips)
  const scatter = standingOf(strips, wish.rows, [scatterSymbol])
  const freeShare = wish.freeSpins ? threeInView(scatter) * freeSpinCount * freeSpinMultiplier : 0
  const symbols = [...highSymbols, ...lowSymbols]
  const worth = symbols.map((symbol) => {
    const names = [symbol, wildSymbol]
    const paid = runsOf(standingOf(strips, wish.rows, names), by)
    const given = runsOf(standingOf(free, wish.rows, names), by)
    const row = paid.map((chance, at) => (chance + freeShare * (given[at] ?? 0)) / unitsPerStake)
    return [symbol, row] as const
  })
  const shape = symbols.map(
    (symbol) =>
      [
        symbol,
        [
          0,
          0,
          0,
          ...growth.slice(0, wish.reels - 2).map((times) => times * (weights[symbol] ?? 1)),
        ],
      ] as const,
  )
  return fitPays(Object.fromEntries(shape), Object.fromEntries(worth), wish.rtp)
}
