import { engine, type Engine } from '../../engine.ts'
import { kenoEngine, kenoGame } from './keno-game.ts'

export const engines: readonly Engine[] = [engine(kenoEngine, kenoGame)]
