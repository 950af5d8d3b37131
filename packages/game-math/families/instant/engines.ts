import { engine, type Engine } from '../../engine.ts'
import { gateEngine, gateGame } from './gate-game.ts'
import { minesEngine, minesGame } from './mines-game.ts'
import { pegsEngine, pegsGame } from './pegs-game.ts'
import { pickEngine, pickGame } from './pick-game.ts'
import { scratchEngine, scratchGame } from './scratch/scratch-game.ts'
import { towerEngine, towerGame } from './tower-game.ts'

export const engines: readonly Engine[] = [
  engine(gateEngine, gateGame),
  engine(pegsEngine, pegsGame),
  engine(minesEngine, minesGame),
  engine(towerEngine, towerGame),
  engine(scratchEngine, scratchGame),
  engine(pickEngine, pickGame),
]
