import type { ProvidedWish, TableName } from '@fairhouse/game-math/provided/wish'
import type { Entry } from './entry.ts'
import { slotWishOf } from './slot-wish-of.ts'

/** The provider's own lobby starts its games, which nobody plays here yet. */
const launchedElsewhere = 'KA-'

/** Tables by what stands in the name of a game; others are none that the house has rules for. */
const tables: readonly (readonly [RegExp, TableName])[] = [
  [/Baccarat/, 'baccarat'],
  [/Blackjack/, 'blackjack'],
  [/DragonTiger/, 'dragonTiger'],
  [/SicBo|Dice/, 'sicBo'],
  [/CasinoWar/, 'casinoWar'],
  [/RedDog/, 'redDog'],
  [/FishPrawnCrab/, 'fishPrawnCrab'],
  [/Craps/, 'craps'],
  [/TeenPatti|ThreeCard/, 'threeCard'],
]
const most = 10_000

/** What the game of an entry is wished to be; null for one that none of ours can be. */
export function wishOf(one: Entry): ProvidedWish | null {
  if (one.key.startsWith(launchedElsewhere) || one.rtp === null) return null
  const { key, minStake, maxStake, rtp } = one
  const stakes = { minStake, maxStake }
  switch (one.kind) {
    case 'slot':
      return slotWishOf(one)
    case 'keno':
      return { kind: 'keno', numbers: 80, balls: 20, spots: 10, rtp, maxWinX: most, ...stakes }
    case 'lottery':
      return /Scratch/.test(key)
        ? {
            kind: 'cells',
            seed: one.id,
            columns: 3,
            rows: 3,
            from: 3,
            rtp,
            maxWinX: Math.min(one.maxWinX ?? 1_000, 1_000),
            ...stakes,
          }
        : { kind: 'keno', numbers: 49, balls: 6, spots: 6, rtp, maxWinX: most, ...stakes }
    case 'bingo':
      return {
        kind: 'bingo',
        numbers: 60,
        balls: 30,
        spots: 15,
        cards: 4,
        rtp,
        maxWinX: Math.min(one.maxWinX ?? most, most),
        ...stakes,
      }
    case 'roulette':
      return { kind: 'roulette', ...stakes }
    case 'poker':
      return { kind: 'poker', table: pokerTableOf(one.name, rtp), ...stakes }
    case 'crash':
      return { kind: 'crash', rtp, maxWinX: Math.min(one.maxWinX ?? most, most), ...stakes }
    case 'table': {
      if (/Plinko/.test(key))
        return { kind: 'pegs', rtp, maxWinX: Math.min(one.maxWinX ?? most, most), ...stakes }
      const table = tables.find(([names]) => names.test(key))
      return table ? { kind: 'table', table: table[1], ...stakes } : null
    }
    default:
      return null
  }
}

function pokerTableOf(name: string, rtp: number) {
  if (/Deuce/.test(name)) return rtp > 0.98 ? 'deuces' : 'deucesShort'
  if (/Joker/.test(name)) return 'joker'
  return rtp > 0.98 ? 'jacks86' : rtp > 0.967 ? 'jacks85' : 'jacks75'
}
