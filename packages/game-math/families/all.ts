import type { Engine } from '../engine.ts'
import { engines as bingoEngines } from './bingo/engines.ts'
import { engines as cardsEngines } from './cards/engines.ts'
import { engines as cascadeEngines } from './cascade/engines.ts'
import { engines as cellsEngines } from './cells/engines.ts'
import { engines as crapsEngines } from './craps/engines.ts'
import { engines as diceEngines } from './dice/engines.ts'
import { engines as instantEngines } from './instant/engines.ts'
import { engines as kenoEngines } from './keno/engines.ts'
import { engines as rouletteEngines } from './roulette/engines.ts'
import { engines as slotEngines } from './slot/engines.ts'
import { engines as videoPokerEngines } from './video-poker/engines.ts'

/** Every engine that plays definitions. Written from the folders beside this file (`npm run generate`). */
export const engines: readonly Engine[] = [
  ...bingoEngines,
  ...cardsEngines,
  ...cascadeEngines,
  ...cellsEngines,
  ...crapsEngines,
  ...diceEngines,
  ...instantEngines,
  ...kenoEngines,
  ...rouletteEngines,
  ...slotEngines,
  ...videoPokerEngines,
]
