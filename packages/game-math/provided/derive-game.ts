import { cellsGame } from '../families/cells/cells-game.ts'
import type { GateDefinition } from '../families/instant/definition.ts'
import { gateFacts, gateGame } from '../families/instant/gate-game.ts'
import { rouletteFacts } from '../families/roulette/roulette-facts.ts'
import { rouletteGame } from '../families/roulette/roulette-game.ts'
import { slotFacts } from '../families/slot/exact/slot-facts.ts'
import { slotGame } from '../families/slot/slot-game.ts'
import { videoPokerFacts } from '../families/video-poker/video-poker-facts.ts'
import { videoPokerGame } from '../families/video-poker/video-poker-game.ts'
import { bingoOf, kenoOf, pegsOf } from './ball-games.ts'
import { cellsMoments } from './cells-moments.ts'
import { deriveCells } from './derive-cells.ts'
import { derivePoker } from './derive-poker.ts'
import { deriveRoulette } from './derive-roulette.ts'
import { deriveSlot } from './derive-slot.ts'
import { deriveTable } from './derive-table.ts'
import type { ProvidedGame } from './provided-game.ts'
import { stakesOf } from './stakes.ts'
import type { CrashWish, ProvidedWish } from './wish.ts'

/**
 * A provider's game by what is wished of it.
 * @throws RangeError when the wish makes no sound game.
 */
export function deriveGame(wish: ProvidedWish): ProvidedGame {
  switch (wish.kind) {
    case 'slot': {
      const definition = deriveSlot(wish)
      const names = ['base', ...Object.keys(definition.modes ?? {})]
      return {
        game: slotGame(definition),
        bets: names.map((name) => ({ name, facts: () => slotFacts(definition, name) })),
      }
    }
    case 'cells': {
      const definition = deriveCells(wish)
      return {
        game: cellsGame(definition),
        bets: [{ name: 'base', facts: () => cellsMoments(definition) }],
      }
    }
    case 'keno':
      return kenoOf(wish)
    case 'bingo':
      return bingoOf(wish)
    case 'pegs':
      return pegsOf(wish)
    case 'poker': {
      const definition = derivePoker(wish)
      return {
        game: videoPokerGame(definition),
        bets: [{ name: 'base', facts: () => videoPokerFacts(definition) }],
      }
    }
    case 'roulette': {
      const definition = deriveRoulette(wish)
      return {
        game: rouletteGame(definition),
        bets: ['red', 'dozen-1', '17'].map((name) => ({
          name,
          facts: () => rouletteFacts(definition, { selection: { chips: { [name]: 1 } } }),
        })),
      }
    }
    case 'crash': {
      const definition = gateOf(wish)
      return {
        game: gateGame(definition),
        bets: [{ name: '200', facts: () => gateFacts(definition, 200) }],
      }
    }
    case 'table':
      return deriveTable(wish)
  }
}

const gateOf = (wish: CrashWish): GateDefinition => ({
  perMille: Math.round(wish.rtp * 100) * 10,
  least: 101,
  most: Math.min(wish.maxWinX * 100, 1_000_000),
  unitsPerStake: 100,
  betLevels: stakesOf(wish, 100),
})
