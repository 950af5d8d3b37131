import { definitionHash } from '../../definition-hash.ts'
import type { Game } from '../../game.ts'
import type { SlotDefinition } from './definition.ts'
import { slotGame } from './slot-game.ts'

/**
 * A line slot as the first engine knew it: a wild that fills its reel and stays in free spins, a scatter that gives free spins, and
 * a pick bonus. Nothing new is written in it; rounds that were played by it are finished and verified.
 */
export interface Slot1Definition {
  readonly symbols: readonly string[]
  readonly wild: string
  readonly lines: readonly (readonly number[])[]
  readonly pays: { readonly [symbol: string]: readonly number[] }
  readonly strips: {
    readonly base: readonly (readonly string[])[]
    readonly free: readonly (readonly string[])[]
  }
  readonly scatter: {
    readonly symbol: string
    readonly pays: readonly number[]
    readonly freeSpins: readonly number[]
  }
  readonly pick: {
    readonly symbol: string
    /** One on each of them starts the bonus; no other reel holds it. */
    readonly reels: readonly number[]
    readonly prizes: readonly number[]
    readonly enders: number
  }
  readonly freeSpins: { readonly extraPerWildReel: number }
  readonly unitsPerStake: number
  readonly betLevels: readonly number[]
  readonly maxUnits: number
}

export const slot1 = 'slot 1'

/** The game of such a definition, under the hash that its rounds name, played by the engine of today, which draws and tells alike. */
export function slot1Game(definition: Slot1Definition): Game {
  return { ...slotGame(composed(definition)), hash: definitionHash(slot1, definition) }
}

function composed(old: Slot1Definition): SlotDefinition {
  const { scatter, pick } = old
  const pickBy = Array.from({ length: pick.reels.length + 1 }, (_, count) =>
    count === pick.reels.length ? 1 : 0,
  )
  return {
    symbols: old.symbols,
    rows: old.strips.base.map(() => 3),
    wild: { symbol: old.wild, expands: true },
    rule: { by: 'lines', lines: old.lines },
    pays: old.pays,
    spins: {
      base: {
        mode: 'base',
        strips: old.strips.base,
        scatters: [{ symbol: scatter.symbol, pays: scatter.pays }],
        triggers: [
          { symbol: scatter.symbol, feature: 'freeSpins', by: scatter.freeSpins },
          { symbol: pick.symbol, feature: 'pick', by: pickBy },
        ],
      },
      free: { mode: 'free', strips: old.strips.free, sticky: true, scatters: [], triggers: [] },
    },
    features: {
      pick: { kind: 'pick', prizes: pick.prizes, enders: pick.enders },
      freeSpins: {
        kind: 'stickyReels',
        spin: 'free',
        extraPerReel: old.freeSpins.extraPerWildReel,
      },
    },
    unitsPerStake: old.unitsPerStake,
    betLevels: old.betLevels,
    maxUnits: old.maxUnits,
  }
}
