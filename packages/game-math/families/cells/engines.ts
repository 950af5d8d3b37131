import { engine, type Engine } from '../../engine.ts'
import { cellsEngine, cellsGame } from './cells-game.ts'

export const engines: readonly Engine[] = [engine(cellsEngine, cellsGame)]
