import { engine, type Engine } from '../../engine.ts'
import { crapsEngine, crapsGame } from './craps-game.ts'

export const engines: readonly Engine[] = [engine(crapsEngine, crapsGame)]
